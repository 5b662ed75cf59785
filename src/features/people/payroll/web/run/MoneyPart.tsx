import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Pay, PaymentTag, Shortage } from '../parts.tsx'
import { PaymentList } from '../payments/PaymentList.tsx'
import css from '../payroll.module.css'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** What the run needs and where its money is. */
export function MoneyPart({ run }: { run: RunDetail }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const waits = run.state === 'draft' || run.state === 'review'
  return (
    <div className={blocks.stack}>
      {waits ? (
        <SectionCard title={s.needs}>
          {run.needs.length === 0 ? (
            <p className={blocks.quiet}>{s.notYet}</p>
          ) : (
            <ul className={lists.lines}>
              {run.needs.map((need) => (
                <li key={need.currency} className={blocks.between}>
                  <strong>
                    <Pay minor={need.needMinor} currency={need.currency} />
                  </strong>
                  {need.outside ? (
                    <StatusTag tone="warn">{s.outside}</StatusTag>
                  ) : need.shortMinor > 0 ? (
                    <Shortage needs={[need]} />
                  ) : (
                    <span className={blocks.quiet}>
                      {s.wallet} <Pay minor={need.walletMinor} currency={need.currency} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
      ) : (
        <SectionCard title={s.payments}>
          <ul className={lists.lines}>
            {run.payments.map((one) => (
              <li key={`${one.currency} ${one.state}`} className={blocks.between}>
                <span className={blocks.line}>
                  <PaymentTag state={one.state} />
                  <span>{s.peopleCount(one.count)}</span>
                </span>
                <strong>
                  <Pay minor={one.minor} currency={one.currency} />
                </strong>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {!waits && (
        <SectionCard title={s.batches}>
          <DataTable
            label={s.batches}
            bare
            keys={false}
            query={{ data: run.batches, isFetching: false, error: null, refetch: () => undefined }}
            rowKey={(batch) => batch.id}
            columns={[
              { key: 'number', title: words.batch, render: (batch) => batch.number },
              { key: 'sentAt', title: words.updated, render: (batch) => <TimeText value={batch.sentAt} /> },
              { key: 'payments', title: words.people, align: 'end', render: (batch) => batch.payments },
              {
                key: 'total',
                title: words.amount,
                align: 'end',
                render: (batch) => <Pay minor={batch.totalMinor} currency={batch.currency} />,
              },
              { key: 'hash', title: s.hash, render: (batch) => <span className={css.hash}>{batch.fileHash.slice(0, 16)}…</span> },
              {
                key: 'state',
                title: words.state,
                render: (batch) => <StatusTag tone={batch.settledAt ? 'ok' : 'info'}>{batch.settledAt ? s.settled : s.waiting}</StatusTag>,
              },
            ]}
            card={(batch) => ({
              title: batch.number,
              status: <StatusTag tone={batch.settledAt ? 'ok' : 'info'}>{batch.settledAt ? s.settled : s.waiting}</StatusTag>,
              money: <Pay minor={batch.totalMinor} currency={batch.currency} />,
              meta: s.peopleCount(batch.payments),
            })}
            empty={<EmptyState title={s.noBatches} bare />}
          />
        </SectionCard>
      )}
      {!waits && <PaymentList runId={run.id} moves={run.moves.map(({ move }) => move)} />}
    </div>
  )
}
