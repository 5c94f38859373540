import { LeadForm } from '@mawkib/forms';
import { hiddenAnswers, prefillByName } from '@mawkib/forms/engine';
import { ButtonLink, Heading, Notice, RichText, Section } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { siteContext } from '../context/site-context.ts';
import { backPath } from '../forms/back-path.server.ts';
import { backKey, readFormRequest } from '../forms/form-address.ts';
import { styles } from '../forms/form-page.styles.ts';
import { handleContentPost } from '../forms/handle-content-post.server.ts';
import { loadForm } from '../forms/load-form.server.ts';
import { sentKey, sentLead } from '../forms/thanks/sent-lead.server.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { siteMessages } from '../page/site-messages.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';
import type { Route } from './+types/form';

/** A form on its own page, for links of type form without a script or in a new window. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const loaded = await loadForm(site, params.formId, locale);
  if (!loaded) throw await redirectTo404(site, locale);
  const { form, introduction } = loaded;
  const wanted = readFormRequest(params.formId, url.searchParams);
  const back = backPath({ request, url, locale });
  const sent = await sentLead(site, { request, url, locale });
  const again = new URLSearchParams(url.searchParams);
  again.delete(sentKey);
  again.set(backKey, back);
  return {
    form,
    introduction,
    title: wanted.title || form.attributes.title,
    subtitle: wanted.subtitle,
    columns: wanted.columns,
    buttonPosition: wanted.buttonPosition,
    hidden: hiddenAnswers(form, wanted.hidden),
    values: prefillByName(form, new URLSearchParams(wanted.search)),
    back,
    sent,
    action: `${url.pathname}?${again}`,
    /** The page is never cached, so it may have the visitor's key. */
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  return handleContentPost({ context, request, url, locale: localeOf(params) });
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function FormPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const css = useStyles(styles);
  const { form, introduction, title, subtitle, hidden, values, back, action } = loaderData;
  const rejected = actionData?.kind === 'lead_refused' ? actionData : undefined;
  const sent = loaderData.sent?.kind === 'lead_stored' ? loaderData.sent : undefined;
  const isSent = !actionData && sent !== undefined;
  const hasFieldErrors = form.attributes.fields.some(
    ({ id }) => rejected && Object.hasOwn(rejected.errors, id),
  );
  return (
    <PageLayout layout="brand" hasFloatingActions={false}>
      <Section>
        <div className={css.root} data-sent={isSent || undefined}>
          {isSent ? null : (
            <div className={css.head}>
              <Heading level={1} size="l">
                {title}
              </Heading>
              {subtitle ? <p>{subtitle}</p> : <RichText html={introduction} />}
            </div>
          )}
          {rejected?.message && !hasFieldErrors ? (
            <Notice kind="danger" live>
              {rejected.message}
            </Notice>
          ) : null}
          <LeadForm
            form={form}
            action={action}
            idempotencyKey={loaderData.idempotencyKey}
            hidden={hidden}
            columns={loaderData.columns}
            buttonPosition={loaderData.buttonPosition}
            errors={rejected?.errors}
            values={rejected?.values ?? values}
            sent={isSent}
            thanks={sent?.thanks}
            thanksLevel={1}
          />
          <ButtonLink kind="tertiary" href={back}>
            {siteMessages(localeOf(params))('form_back')}
          </ButtonLink>
        </div>
      </Section>
    </PageLayout>
  );
}
