import { Button, Select, TextInput } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { parseAmount, plainNumber } from '../../../../../platform/contract/amount.ts'
import { fraction, sum } from '../../../../../platform/contract/fraction.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { ITEM_TIMES_MAX } from '../../../../../rules/constants.ts'
import { payCurrency } from '../../../salary/contract/currency.ts'
import { roundMinor } from '../../contract/engine/rounding.ts'
import type { FinalPayRow } from '../../contract/final-pay.ts'
import { Pay } from '../parts.tsx'
import { call, stale } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { kinds, type LeavingKind, t } from './texts.ts'

const PARTS_MOST = 12
const rename = Object.fromEntries(Array.from({ length: PARTS_MOST }, (_, at) => [`parts.${at}.hundredths`, `parts.${at}.times`]))

const newPart = () => ({ key: randomId(), amount: '', times: '1' })

/** "1.5" → 150; null where it is no number of hundredths. */
function hundredthsOf(text: string): number | null {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(text.trim())) return null
  const hundredths = Math.round(Number(text) * 100)
  return hundredths >= 1 && hundredths <= ITEM_TIMES_MAX * 100 ? hundredths : null
}

/** Notice pay, severance and the like: amounts times a number, added up. */
export function LeavingPayForm({ row, onClose }: { row: FinalPayRow; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const act = useActForm({
    initial: {
      kind: 'notice' as LeavingKind,
      label: kinds.notice[lang] as string,
      parts: [newPart()],
      reason: '',
    },
    check: ({ parts }) =>
      Object.fromEntries(parts.flatMap(({ times }, at) => (hundredthsOf(times) === null ? [[`parts.${at}.times`, s.timesWrong]] : []))),
    save: ({ kind, label, parts, reason }, options) =>
      call(
        'POST /ws/payroll/item/add',
        {
          ...{ employeeId: row.id, kind: 'leaving', code: kind, label, every: 'once', from: row.leaveOn, reason },
          parts: parts.map(({ amount, times }) => ({ amount, hundredths: hundredthsOf(times) ?? 0 })),
        },
        options,
      ),
    rename,
    stale,
    onDone: () => {
      toast.success(s.added)
      onClose()
    },
  })
  const { parts, label } = act.form.values
  const setParts = (next: typeof parts) => act.form.setFieldValue('parts', next)
  const choose = (kind: LeavingKind) => {
    // A name that nobody has typed follows the kind.
    if (Object.values(kinds).some((pair) => pair[lang] === label)) act.form.setFieldValue('label', kinds[kind][lang])
    act.form.setFieldValue('kind', kind)
  }
  return (
    <DialogForm needs="payroll:prepare" of={act} verb={s.save} cancel={words.cancel} onCancel={onClose}>
      <div className={blocks.pair}>
        <Select
          allowDeselect={false}
          data={Object.entries(kinds).map(([value, pair]) => ({ value, label: pair[lang] }))}
          {...act.field('kind', s.kind)}
          onChange={(value) => value && choose(value as LeavingKind)}
        />
        <TextInput withAsterisk maxLength={60} {...act.field('label', s.label)} />
      </div>
      {parts.map(({ key }, at) => (
        <fieldset key={key} className={blocks.tight}>
          <legend className={blocks.quiet}>{s.part(at + 1)}</legend>
          <div className={blocks.pair}>
            <TextInput
              withAsterisk
              inputMode="decimal"
              {...act.field(`parts.${at}.amount`, `${s.amount} (${row.currency})`, `${s.part(at + 1)}: ${s.amount}`)}
            />
            <TextInput withAsterisk inputMode="decimal" {...act.field(`parts.${at}.times`, s.times, `${s.part(at + 1)}: ${s.times}`)} />
          </div>
          {parts.length > 1 && (
            <div className={blocks.buttons}>
              <Button size="xs" variant="subtle" onClick={() => setParts(parts.filter((_, other) => other !== at))}>
                {s.dropPart}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <p className={blocks.fine}>{s.timesAbout}</p>
      <div className={blocks.between}>
        {parts.length < PARTS_MOST ? (
          <Button size="xs" variant="default" onClick={() => setParts([...parts, newPart()])}>
            {s.addPart}
          </Button>
        ) : (
          <span />
        )}
        <Sum parts={parts} currency={row.currency} />
      </div>
      <TextInput description={s.reasonAbout} withAsterisk maxLength={300} {...act.field('reason', s.reason)} />
      <p className={blocks.fine}>{s.law}</p>
    </DialogForm>
  )
}

/** As the slip will have it: the exact sum, rounded once. */
function Sum({ parts, currency }: { parts: readonly { amount: string; times: string }[]; currency: string }) {
  const s = useTexts(t)
  const exact = parts.map(({ amount, times }) => {
    const plain = plainNumber(amount)
    const minor = /^\d{1,12}(\.\d+)?$/.test(plain) ? parseAmount(plain, payCurrency(currency)) : null
    const hundredths = hundredthsOf(times)
    return minor !== null && hundredths !== null ? fraction(BigInt(minor) * BigInt(hundredths), 100n) : null
  })
  const known = exact.filter((one) => one !== null)
  return (
    <output>
      {s.sum} <strong>{known.length === exact.length ? <Pay minor={roundMinor(sum(known))} currency={currency} /> : '—'}</strong>
    </output>
  )
}
