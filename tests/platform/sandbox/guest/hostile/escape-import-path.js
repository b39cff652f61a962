import x from "../../../../etc/passwd";
