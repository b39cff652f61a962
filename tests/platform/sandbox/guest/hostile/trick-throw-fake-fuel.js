throw new RangeError("out of fuel");
