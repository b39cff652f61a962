return (0, eval)("hostSecret");
