return import("fs");
