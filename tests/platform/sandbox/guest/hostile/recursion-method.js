const o = { m() { return super.toString() + this.m(); } }; o.m();
