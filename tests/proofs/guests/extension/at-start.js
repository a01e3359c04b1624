change("start");
