change("idle");
