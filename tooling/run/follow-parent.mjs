// Loaded before the server: if the parent process is killed, the channel between them closes, and
// the server shuts down as on a signal.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
