import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { checkAuditLog } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { Notice } from '../../controls/Notice.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { auditMessages } from './audit-messages.ts';
import { readHead } from './audit-query.ts';

type Verdict = ResponseOf<typeof checkAuditLog>['data'];

/** Verifies the hash chain in parts; shows progress and the result. */
export function AuditCheck() {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(auditMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const [expected, setExpected] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(false);
  const head = readHead(expected);
  const isWrong = expected.trim() !== '' && !head;

  const run = async () => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setRunning(true);
    setFailure(undefined);
    setVerdict(undefined);
    const noted = head && { expected_seq: head.seq, expected_hash: head.hash };
    try {
      let after = {};
      for (let state = 'more'; state === 'more'; ) {
        const query = { ...after, ...noted };
        const { data } = await call(checkAuditLog, { query }, { signal: stop.signal });
        setVerdict(data);
        state = data.state;
        after = { after_seq: data.checked.seq, after_hash: data.checked.hash };
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      setFailure(failureText(error, locale));
    } finally {
      if (running.current === stop) setRunning(false);
    }
  };
  useEffect(() => () => running.current?.abort(), []);

  return (
    <section className={css.card} aria-label={t('check')} style={{ marginBlockEnd: '16px' }}>
      <div className={css.bar} style={{ marginBlockEnd: 0 }}>
        <label className={`${css.field} ${css.grow}`}>
          <span>{t('expected')}</span>
          <input
            dir="ltr"
            className={control.input}
            data-code=""
            placeholder="120:9f3c…"
            aria-invalid={isWrong}
            value={expected}
            onChange={({ target }) => setExpected(target.value)}
          />
        </label>
        {isRunning ? (
          <Button
            kind="plain"
            onClick={() => {
              running.current?.abort();
              setRunning(false);
            }}
          >
            {t('stop')}
          </Button>
        ) : (
          <Button kind="primary" disabled={isWrong} onClick={run}>
            {t('check')}
          </Button>
        )}
      </div>
      {isWrong && <Notice kind="warn">{t('expected_wrong')}</Notice>}
      <div role="status" style={{ display: 'grid', gap: '12px' }}>
        {verdict?.state === 'more' && (
          <>
            <span>{t('checking', { at: verdict.checked.seq, last: verdict.last_seq })}</span>
            <progress
              className={css.progress}
              aria-label={t('check')}
              max={verdict.last_seq}
              value={verdict.checked.seq}
            />
          </>
        )}
        {verdict?.state === 'whole' && <Whole verdict={verdict} />}
        {verdict?.broken && (
          <Notice kind="bad">
            <strong>{t(`broken_${verdict.broken.fault}`, { seq: verdict.broken.seq })}</strong>
            <p>{t('broken_text')}</p>
          </Notice>
        )}
        {failure && <Notice kind="bad">{failure}</Notice>}
      </div>
    </section>
  );
}

function Whole({ verdict: { checked } }: { verdict: Verdict }) {
  const css = useStyles(adminStyles);
  const t = useTexts(auditMessages);
  const head = `${checked.seq}:${checked.hash}`;
  return (
    <>
      <span className={css.state} data-state="whole" style={{ whiteSpace: 'normal' }}>
        {t('whole', { count: checked.seq })}
      </span>
      {checked.seq > 0 && (
        <dl className={css.facts}>
          <dt>{t('head')}</dt>
          <dd>
            <bdi dir="ltr" className={css.code}>
              {head}
            </bdi>{' '}
            <Button
              icon="copy"
              onClick={() => navigator.clipboard.writeText(head).then(() => showToast(t('copied')))}
            >
              {t('copy')}
            </Button>
            <span className={css.small}>{t('head_text')}</span>
          </dd>
        </dl>
      )}
    </>
  );
}
