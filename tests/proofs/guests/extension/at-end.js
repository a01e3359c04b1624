change("end");
