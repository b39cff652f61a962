for (; (() => true)(); );
