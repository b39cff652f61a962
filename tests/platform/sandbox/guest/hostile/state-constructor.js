throw new Error(action({ abilities: [{ run() {} }] }).abilities[0].effects[0].script + '');
