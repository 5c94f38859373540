<!doctype html>
<html lang="{{firstLanguage}}" dir="{{direction}}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{{name}}</title>
    <link rel="icon" href="data:," />
    <style>
      html,
      body,
      #root {
        block-size: 100%;
        margin: 0;
      }
    </style>
    <script type="module" src="/main.ts"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
