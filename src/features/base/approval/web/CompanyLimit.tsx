import { Alert, Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { amountText, formatMoney } from '../../../../platform/contract/amount.ts'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { type approvalCalls, limitForm } from '../contract/calls.ts'
import { call, stale, useRead } from './queries.ts'
import { t } from './texts.ts'

type Limit = ResultOf<(typeof approvalCalls)['GET /ws/approval/limit']>

/** The amount from which a company's payments need a second member, and who that can be. */
export function CompanyLimit() {
  const s = useTexts(t)
  const lang = useLang()
  const query = useRead('GET /ws/approval/limit')
  const may = useMay('wallet:approve')
  const [editing, setEditing] = useState(false)
  const limit = query.data
  const names = limit?.holders.map(({ name }) => name) ?? []
  return (
    <SectionCard title={s.limit} about={s.limitAbout}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!limit && !query.isError && <Bones />}
      {limit && (
        <div className={blocks.form}>
          <p className={blocks.line}>
            <strong>{limit.off ? s.off : s.from(formatMoney(limit.amountMinor, limit.currency, lang))}</strong>
            {limit.isDefault && <StatusTag>{s.byDefault}</StatusTag>}
          </p>
          <p className={blocks.quiet}>
            {names.length === 1 ? s.holdersOnly(names[0]!) : s.holders(names.join(lang === 'cn' ? '、' : ', '))}
          </p>
          {limit.waits && <Alert color="warn">{s.limitWaits}</Alert>}
          {editing ? (
            <LimitForm limit={limit} onClose={() => setEditing(false)} />
          ) : (
            may &&
            !limit.waits && (
              <div className={blocks.buttons}>
                <Button variant="default" onClick={() => setEditing(true)}>
                  {s.change}
                </Button>
              </div>
            )
          )}
        </div>
      )}
    </SectionCard>
  )
}

function LimitForm({ limit, onClose }: { limit: Limit; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { amount: amountText(limit.amountMinor, limit.currency), currency: limit.currency, off: limit.off },
    version: limit.version,
    check: (typed) => checkBy(limitForm, typed),
    save: (typed, options, version) => call('POST /ws/approval/limit', { ...typed, version }, options),
    stale,
    onDone: (after) => {
      toast.success(after.waits ? s.sent : s.saved)
      onClose()
    },
  })
  const { currency, off } = act.form.values
  return (
    <form className={blocks.form} noValidate onSubmit={act.onSubmit}>
      <FormState of={act} />
      <MoneyField
        currency={currency}
        onCurrencyChange={(next) => act.form.setFieldValue('currency', next)}
        disabled={off}
        {...act.field('amount', s.field)}
      />
      <Checkbox label={s.switchOff} checked={off} onChange={(event) => act.form.setFieldValue('off', event.currentTarget.checked)} />
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onClose}>
          {s.cancel}
        </Button>
        <ActButton needs="wallet:approve" type="submit" loading={act.pending}>
          {s.save}
        </ActButton>
      </div>
    </form>
  )
}
