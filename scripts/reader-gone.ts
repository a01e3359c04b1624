/** Who reads by `| head` leaves before the end: a command does all the same what it is for, and ends as it would have. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
