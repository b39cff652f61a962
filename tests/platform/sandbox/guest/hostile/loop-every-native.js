[].values().every.call({ next: Object }, Object);
