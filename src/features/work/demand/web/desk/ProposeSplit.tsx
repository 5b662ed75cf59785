import { Textarea, TextInput } from '@mantine/core'
import { formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import type { Review } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { SPLIT_WORDS_MAX } from '../../../../../rules/demand.ts'
import { ReleaseLines } from '../moves/ReleaseLines.tsx'
import { t as words } from '../moves/texts.ts'
import { call, stale, useRead } from '../queries.ts'
import { t } from '../split/texts.ts'
import type { SplitCaseOfDesk } from './SplitDesk.tsx'

/** An amount for the provider, with what it does by the function that posts it, and the reasons that both sides read. */
export function ProposeSplit({ one, heldMinor, review }: { one: SplitCaseOfDesk; heldMinor: number; review: Review }) {
  const lang = useLang()
  const s = useTexts(t)
  const { back } = useTexts(words)
  const confirm = useConfirm()
  const act = useActForm({
    initial: { amount: '', reason: '' },
    version: one.version,
    check: (typed) => checkFilled(typed, ['amount', 'reason']),
    confirm: async ({ amount }) => {
      const minor = parseAmount(amount, one.currency)
      if (minor === null || minor > heldMinor) return true
      const lines = [
        { label: s.amount, amountMinor: minor },
        { label: s.toCompany, amountMinor: heldMinor - minor },
      ]
      const title = s.proposeTitle(one.number)
      return Boolean(await confirm({ title, body: s.proposeBody, money: { currency: one.currency, lines }, verb: s.propose }))
    },
    save: ({ amount, reason }, calling, version) =>
      call('POST /ws/operator/split/propose', { id: one.demandId, version, amount, reason: reason.trim() }, calling),
    stale,
    onDone: () => review.decided(s.proposed(one.number)),
  })
  const { amount } = act.form.values
  const minor = amount === '' ? null : parseAmount(amount, one.currency)
  const fits = minor !== null && minor <= heldMinor
  const preview = useRead('GET /ws/operator/split/preview', fits ? { id: one.id, amount } : null, { staleTime: 0, retry: false })
  const clear = () => {
    act.form.setFieldValue('amount', '')
    act.form.setFieldValue('reason', '')
  }
  return (
    <SectionCard title={s.propose}>
      <DialogForm needs="operator:review" of={act} label={s.propose} verb={s.propose} cancel={back} onCancel={clear}>
        <TextInput
          description={s.amountHint(formatMoney(heldMinor, one.currency, lang))}
          withAsterisk
          required
          inputMode="decimal"
          {...act.field('amount', s.amount)}
        />
        {fits && preview.data && <ReleaseLines preview={preview.data} waiting={preview.isFetching} withRest={false} />}
        {fits && preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        <Textarea withAsterisk required autosize minRows={4} maxRows={10} maxLength={SPLIT_WORDS_MAX} {...act.field('reason', s.reason)} />
      </DialogForm>
    </SectionCard>
  )
}
