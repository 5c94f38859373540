// What Raygun's script gives a page, as far as the product uses it: commands that wait in the queue
// of `window[window.RaygunObject]`, `send`, and `onBeforeSend`.
const name = window.RaygunObject;
let apiKey = '';
let options = {};
let beforeSend = (report) => report;

const send = (error) => {
  const report = beforeSend({
    OccurredOn: new Date().toISOString(),
    Details: {
      Error: { ClassName: error.name, Message: error.message, StackTrace: [] },
      Request: { Url: location.href, QueryString: {}, Headers: { Referer: document.referrer } },
    },
  });
  if (!report) return;
  void fetch(
    `${options.apiUrl ?? 'https://api.raygun.io'}/entries?apikey=${encodeURIComponent(apiKey)}`,
    {
      method: 'POST',
      body: JSON.stringify(report),
    },
  ).catch(() => {});
};

const commands = {
  apiKey: (key) => {
    apiKey = key;
  },
  options: (given) => {
    options = given;
  },
  onBeforeSend: (run) => {
    beforeSend = run;
  },
  send: ({ error }) => send(error),
};

if (name && window[name]) {
  const waiting = window[name].o ?? [];
  window[name] = (command, value) => commands[command]?.(value);
  const take = () => {
    for (const [command, value] of waiting.splice(0)) window[name](command, value);
  };
  take();
}
