// Loaded into the market's process before its server: sends its memory for every message, as it is.
process.on('message', () => process.send?.(process.memoryUsage()));
// The channel alone does not keep the process running.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
