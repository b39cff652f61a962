throw { get message() { for (;;) {} }, get stack() { for (;;) {} }, toString() { for (;;) {} } };
