/** Variables with one text. `default` replaces defaults that cannot be read from the code. */
export interface EnvironmentRow {
  names: string;
  text: string;
  default?: string;
}

/** What the variables of the environment do; names and defaults are checked against the code. */
export const environmentTexts: Readonly<Record<string, readonly EnvironmentRow[]>> = {
  'The process': [
    {
      names: 'PORT',
      text: 'port to listen on; the one origin of site, services and editor',
    },
    {
      names: 'PUBLIC_URL',
      default: '`http://localhost:<PORT>`',
      text: 'the public origin; sign-in redirects there. In `npm start`, and behind a proxy, the address that visitors type',
    },
    {
      names: 'HOST',
      default: '`127.0.0.1`; `0.0.0.0` if `PUBLIC_URL` is another machine',
      text: 'the address to listen on',
    },
    {
      names: 'HSTS_SUBDOMAINS',
      text: 'with an https `PUBLIC_URL`, HSTS is sent for a year; `true` includes all subdomains. Only if none of them needs http',
    },
    {
      names: 'TRUSTED_PROXIES',
      default: 'none',
      text: 'comma-separated addresses and networks, or the number of proxies in front. The client address is taken from `X-Forwarded-For` only if it comes from them; otherwise limits and logs use the address of the connection. Does not affect `Secure` cookies, which depend on `PUBLIC_URL`',
    },
    {
      names: 'NODE_ENV',
      text: '`production`: `SESSION_SECRET` and `DATA_KEY` are required, no demo content, no upstream on this machine',
    },
    {
      names: 'LOG_LEVEL',
      text: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    },
    {
      names: 'THEME',
      default: "the market's first theme",
      text: 'theme of pages that name none',
    },
    {
      names: 'TIME_ZONE',
      default: "the market's",
      text: 'IANA time zone of schedules, hours and dates; default of the setting `site.time_zone`',
    },
    {
      names: 'REQUIRE_LOGIN',
      text: '`true`: visitors sign in too; default of the setting `site.require_login`',
    },
    {
      names: 'CHECK_ANSWERS',
      text: '`true`: validates every response of the services against its contract; slow, for tests and development',
    },
  ],
  Data: [
    {
      names: 'DATA_DIR',
      text: '`db` (embedded database), `media` (media files), `media-cache` (image variants), `media-incoming` (uploads in progress), `stock.snapshot` (the stock for the next start), `db.lock` and `db.lock.sqlite` (lock of the folder), `market.started` (marker: a later start with an empty database fails)',
    },
    {
      names: 'DATABASE_URL',
      text: 'a PostgreSQL server instead of the embedded database',
    },
    {
      names: 'DATABASE_WAIT_SECONDS',
      text: 'max seconds for which a start waits for a PostgreSQL server that is unreachable, or lost while it starts. Each attempt is a line in the log',
    },
    {
      names: 'DEMO',
      default: '`true`; `false` with `NODE_ENV=production`',
      text: 'loads the demo content into an empty database, beside the initial content. `npm start` sets it unless `NODE_ENV` or `PUBLIC_URL` say otherwise',
    },
    {
      names: 'DATA_KEY',
      default: 'generated, stored in `DATA_DIR/data.key`',
      text: 'encrypts personal data: 32 bytes in base64 or hex (`openssl rand -base64 32`); `new,old` during a key rotation. Always required in production; the same for all processes of a market. If it is lost, the data is lost',
    },
    {
      names: 'LEAD_RETENTION_DAYS ORDER_RETENTION_DAYS',
      text: 'days after which leads are deleted and orders are anonymised; `0`: never',
    },
    {
      names: 'ORDER_KEEP_DAYS',
      text: "days for which buyers' data must be retained by law, even after an erasure request",
    },
    {
      names: 'EXPORT_HOURS',
      text: 'hours for which the file of a lead export is stored',
    },
    {
      names: 'IDEMPOTENCY_HOURS',
      text: 'hours for which responses are stored under their `Idempotency-Key`',
    },
  ],
  'Services elsewhere': [
    {
      names: 'SERVICES_URL',
      default: 'this process; in development `http://localhost:3001`',
      text: 'base URL of all services, for a site that runs without them',
    },
    {
      names: 'SERVICE_STOCK_URL',
      text: "the market's own stock service: all calls under `/services/stock` are forwarded to it, from browsers too, without cookies. It then provides suggestions, counts and changes; a vehicle that a buyer reserves is read from it and stored for locks and orders",
    },
    {
      names:
        'SERVICE_CONTENT_URL SERVICE_FORMS_URL SERVICE_PURCHASE_URL SERVICE_EV_URL SERVICE_MEDIA_URL SERVICE_NAVIGATION_URL SERVICE_IDENTITY_URL SERVICE_STAFF_URL',
      text: 'base URL of one service, before `SERVICES_URL`; also the default of its setting, such as `content.api_url`',
    },
    {
      names: 'UPSTREAM_LOCAL',
      text: '`true`: upstream URLs may point to this machine, also over `http`; ignored in production',
    },
  ],
  Staff: [
    {
      names: 'OIDC_ISSUER OIDC_CLIENT_ID OIDC_CLIENT_SECRET',
      text: "the market's provider; redirect URI `<PUBLIC_URL>/services/identity/callback`",
    },
    {
      names: 'OIDC_ROLES_CLAIM',
      text: 'a list with any of `editor`, `publisher`, `leads`, `admin`',
    },
    {
      names: 'DEMO_SIGN_IN',
      text: '`true`: allows the embedded provider on other origins and for people on other machines. Its password is public',
    },
    {
      names: 'SESSION_SECRET',
      default: 'generated at each start; required in production',
      text: 'key of session hashes; the same for all processes of a market',
    },
    {
      names: 'SESSION_HOURS SESSION_IDLE_MINUTES',
      text: 'a session ends after these hours, and after so many minutes without a call (`0`: never); a person has at most ten sessions, the oldest ends when another one starts',
    },
    {
      names: 'AUTH_ERROR_PATH',
      text: '`?type=noPermissions` or `signInFailed` is appended',
    },
  ],
  Limits: [
    {
      names: 'SIGN_IN_LIMIT LEAD_LIMIT',
      text: 'max calls per minute of one address, over all processes; `LEAD_LIMIT` also applies to orders, and five times as many files of leads; `0`: unlimited',
    },
    {
      names: 'WRITE_LIMIT',
      text: 'max other writes of visitors per minute of one address, per process; `0`: unlimited',
    },
    {
      names: 'STAFF_WRITE_LIMIT',
      text: 'max writes per minute of one person',
    },
    {
      names: 'LEAD_FILES_ADDRESS_MB LEAD_FILES_FORM_MB LEAD_FILES_MB',
      text: 'max megabytes of uploaded files that wait for their lead: of one address, of one form, and in total; a small file counts as 64 KB; `0`: unlimited',
    },
    {
      names: 'SMS_NUMBER_HOUR SMS_NUMBER_DAY SMS_ADDRESS_HOUR SMS_DAY',
      text: 'max SMS per number, address and market, across all processes',
    },
    {
      names: 'SMS_TRIES_NUMBER SMS_TRIES_ADDRESS_HOUR',
      text: 'max attempts for a code, per number in ten minutes and per address in an hour',
    },
    {
      names: 'INQUIRY_ADDRESS_HOUR INQUIRY_RECIPIENT_DAY',
      text: 'max inquiry mails per caller and per recipient',
    },
    {
      names: 'ORDER_ADDRESS_DAY ORDER_EMAIL_DAY ORDER_PHONE_DAY',
      text: 'max free orders per day of a network address, and max unconfirmed ones per e-mail and phone, across all processes',
    },
    {
      names: 'HOLD_BROWSER HOLD_BROWSER_DAY HOLD_ADDRESS',
      text: 'max live holds and holds per day of a browser, and max live holds of a network address, across all processes; `0`: unlimited',
    },
    {
      names: 'MAIL_ADDRESS_HOUR MAIL_RECIPIENT_DAY MAIL_STAFF_DAY',
      text: "max mails of orders and forms: per network address, per visitor's mailbox, per mailbox of retailers and staff, across all processes",
    },
  ],
  Stock: [
    {
      names: 'STOCK_ON_DEVICE',
      text: 'max vehicles of a stock that pages load as a whole; `0`: none',
    },
    {
      names: 'STOCK_STREAMS STOCK_STREAMS_ADDRESS',
      text: 'max concurrent event streams per process, in total and per address',
    },
    {
      names: 'STOCK_FEED_DIR',
      text: 'folder of the files that sources of the kind `folder` import; files outside it are never read',
    },
    {
      names: 'STOCK_FEED_MB',
      text: 'max size of an uploaded or fetched feed',
    },
    {
      names: 'STOCK_FEED_SECONDS',
      text: 'timeout for fetching a feed',
    },
  ],
  Media: [
    {
      names: 'IMAGE_MB IMAGE_MEGAPIXELS FILE_MB',
      text: 'max size of an uploaded image; max size of a video or document',
    },
    {
      names: 'MEDIA_CACHE_MB',
      text: 'max size of cached image variants on this machine; the least recently used are evicted',
    },
    {
      names: 'MEDIA_QUEUE',
      text: 'max variants that wait for an encoder; further requests get 503 and `Retry-After`',
    },
    {
      names: 'WARM_IMAGES',
      text: '`false`: image variants are made on the first request for them, none in advance',
    },
    {
      names: 'S3_ENDPOINT S3_BUCKET S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_REGION',
      text: 'an S3-compatible store for media files, instead of `DATA_DIR/media`, and for feeds to import; required if several machines serve one market',
    },
  ],
  'Payments and orders': [
    {
      names: 'LOCK_MINUTES',
      text: 'minutes for which a vehicle is held for a buyer, unless the company says otherwise',
    },
    {
      names: 'STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET',
      text: 'keys of Stripe; without them Stripe payments are disabled',
    },
    {
      names: 'PAYPAL_CLIENT_ID PAYPAL_CLIENT_SECRET PAYPAL_WEBHOOK_ID',
      text: 'keys of PayPal',
    },
    {
      names: 'LIQPAY_PUBLIC_KEY LIQPAY_PRIVATE_KEY',
      text: 'keys of LiqPay',
    },
    {
      names: 'STRIPE_API_URL PAYPAL_API_URL LIQPAY_API_URL',
      text: "base URLs of the vendors, such as PayPal's `https://api-m.sandbox.paypal.com`",
    },
    {
      names: 'STRIPE_SCRIPT_URL PAYPAL_SCRIPT_URL LIQPAY_SCRIPT_URL',
      text: 'scripts of the vendors that a page loads',
    },
    {
      names: 'PAYMENT_TIMEOUT',
      text: "timeout in seconds of a call to a payment vendor. It is longer than the three seconds of other third parties: a capture waits for the buyer's bank, and after a timeout it is unknown whether money was moved. Verifying a PayPal webhook is limited to 2.8 seconds",
    },
  ],
  'Mails and codes': [
    {
      names: 'SMTP_URL',
      default: 'files in `DATA_DIR/mail`',
      text: '`smtps://user:password@host`, or `smtp://` with STARTTLS, which is required for a password to another machine; options of nodemailer can follow as a query (`?tls.rejectUnauthorized=false`)',
    },
    {
      names: 'MAIL_FROM MAIL_RETENTION_DAYS',
      text: 'sender of mails; days for which the record of a sent mail, or the content of a failed one, is stored; `0`: forever',
    },
    {
      names: 'TWILIO_ACCOUNT_SID TWILIO_AUTH_TOKEN TWILIO_VERIFY_SERVICE_SID',
      text: 'keys of Twilio Verify, all or none; without them no codes are sent (501)',
    },
    {
      names: 'TWILIO_API_URL TWILIO_TIMEOUT',
      text: 'base URL of Twilio Verify; timeout of one call in seconds',
    },
    {
      names: 'EMAIL_VERIFIER_URL EMAIL_VERIFIER_API_KEY',
      text: 'service that verifies e-mail addresses; the setting `email_verifier.url` takes precedence',
    },
  ],
  Settings: [
    {
      names: 'ADMIN_API_URL',
      text: 'default of the setting `admin.api_url`',
    },
    {
      names: 'NAVIGATION_OPTIONS',
      text: 'default of the setting `navigation.service_options`',
    },
    {
      names: 'POSTCODE_DEALERS_URL',
      text: 'default of the setting `dealers.postcode_url`',
    },
    {
      names: 'FALLBACK_DEALERS_URL',
      text: 'default of the setting `dealers.fallback_url`',
    },
    {
      names: 'DYNAMIC_CONTENT_API_URL',
      text: 'default of the setting `dynamic_content.api_base_url`',
    },
    {
      names: 'EXTERNAL_STOCK_LIST_URL',
      text: 'default of the setting `dynamic_content.external_stock_list_url`',
    },
    {
      names: 'COMPANY_CONFIG',
      text: 'default of the setting `stock_locator.company_config`',
    },
    {
      names: 'PUBLICATION_LISTS',
      text: 'default of the setting `stock_locator.publication_lists`',
    },
    {
      names: 'MAPS_API_KEY',
      text: 'default of the setting `maps.api_key`',
    },
    {
      names: 'MAPS_SCRIPT_URL',
      text: 'default of the setting `maps.script_url`',
    },
    {
      names: 'MAPS_REGION',
      text: 'default of the setting `maps.region`',
    },
    {
      names: 'MAPS_LANGUAGE',
      text: 'default of the setting `maps.language`',
    },
    {
      names: 'MAPS_TILES_URL',
      text: 'default of the setting `maps.tiles_url`',
    },
    {
      names: 'TAG_MANAGER_ID',
      text: 'default of the setting `analytics.tag_manager_id`',
    },
    {
      names: 'RAYGUN_API_KEY',
      text: 'default of the setting `performance.raygun_api_key`',
    },
    {
      names: 'RAYGUN_SCRIPT_URL',
      text: 'default of the setting `performance.raygun_script_url`',
    },
    {
      names: 'RAYGUN_API_URL',
      text: 'default of the setting `performance.raygun_api_url`',
    },
  ],
  Development: [
    {
      names: 'SERVICES_ONLY',
      text: '`true`: the process serves neither site nor editor; `mawkib dev` sets it',
    },
    {
      names: 'EDITOR_URL',
      default: '`http://localhost:3002`',
      text: 'where the development server of the site finds that of the editor',
    },
    {
      names: 'MARKET_URL',
      default: '`http://localhost:3000`',
      text: 'where the development server of the editor finds the services and the canvas',
    },
  ],
};
