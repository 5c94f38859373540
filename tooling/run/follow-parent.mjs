// Loaded before the server: when the process that started it is gone without a word (killed), the
// channel between the two closes, and the server shuts down as if it had been asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
