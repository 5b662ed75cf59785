import { Button, Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import type { Pair } from '../../../contract/texts.ts'
import blocks from '../../blocks.module.css'
import { useLang, useTexts } from '../../i18n.tsx'
import lists from '../../lists.module.css'
import { useConfirm } from '../ConfirmDialog.tsx'
import { SectionCard } from '../SectionCard.tsx'
import css from './review.module.css'
import { t } from './texts.ts'

/** The reason for rejecting one field. */
export interface Given<F extends string, R extends string> {
  field: F
  reason: R
  note: string
}

interface ReasonsProps<F extends string, R extends string> {
  fields: Record<F, Pair>
  /** `other` needs a text. */
  reasons: Record<R, Pair>
  /** Asks whether the applicant may submit again. */
  mayBeFinal?: boolean
  pending: boolean
  /** The server's message on it. */
  refusal?: string | null
  onCancel: () => void
  onSend: (given: Given<F, R>[], final: boolean) => void
}

const WORDS_MAX = 200

interface Why<R extends string> {
  reason: R
  note: string
}

/** One reason for each rejected field: from the list, in own words, or both. */
export function Reasons<F extends string, R extends string>(props: ReasonsProps<F, R>) {
  const { fields, reasons, mayBeFinal, pending, refusal, onCancel, onSend } = props
  const lang = useLang()
  const s = useTexts(t)
  const confirm = useConfirm()
  const names = Object.keys(fields) as F[]
  const [given, setGiven] = useState<Partial<Record<F, Why<R>>>>({})
  const [final, setFinal] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
  }, [])

  const change = (field: F, why: Why<R> | undefined) => {
    setWrong(null)
    setGiven((now) => ({ ...now, [field]: why }))
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const list = names.flatMap((field) => {
      const why = given[field]
      return why ? [{ field, reason: why.reason, note: why.note.trim() }] : []
    })
    if (list.length === 0) return setWrong(s.needReason)
    const mute = list.find(({ reason, note }) => reason === 'other' && note === '')
    if (mute) {
      setWrong(s.needWords(fields[mute.field][lang]))
      box.current?.querySelector<HTMLInputElement>(`[data-words="${mute.field}"]`)?.focus()
      return
    }
    if (final && !(await confirm({ title: s.finalTitle, body: s.finalBody, verb: s.sendReject, tone: 'bad' }))) return
    onSend(list, final)
  }

  return (
    <SectionCard title={s.rejectTitle} about={s.rejectAbout}>
      <form ref={box} onSubmit={send} noValidate>
        <ul className={lists.lines}>
          {names.map((field) => (
            <ReasonRow
              key={field}
              field={field}
              label={fields[field][lang]}
              reasons={reasons}
              why={given[field]}
              onChange={(why) => change(field, why)}
            />
          ))}
        </ul>
        {mayBeFinal && (
          <Radio.Group mt="md" label={s.ends} value={final ? 'final' : 'retry'} onChange={(value) => setFinal(value === 'final')}>
            <div className={blocks.buttons}>
              <Radio value="retry" label={s.retry} />
              <Radio value="final" label={s.final} />
            </div>
          </Radio.Group>
        )}
        <p className={`${blocks.bad} ${css.wrong}`} role="alert">
          {wrong ?? refusal}
        </p>
        <div className={blocks.buttons}>
          <Button variant="default" onClick={onCancel}>
            {s.cancel}
          </Button>
          <ActButton needs="operator:review" type="submit" color="bad" loading={pending}>
            {s.sendReject}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}

interface ReasonRowProps<R extends string> {
  field: string
  label: string
  reasons: Record<R, Pair>
  why: Why<R> | undefined
  onChange: (why: Why<R> | undefined) => void
}

function ReasonRow<R extends string>({ field, label, reasons, why, onChange }: ReasonRowProps<R>) {
  const lang = useLang()
  const s = useTexts(t)
  const listed = Object.keys(reasons) as R[]
  const [first] = listed
  return (
    <li className={`${blocks.tight} ${css.reason}`}>
      <Checkbox
        label={label}
        checked={Boolean(why)}
        data-field={field}
        onChange={(event) => onChange(event.currentTarget.checked && first ? { reason: first, note: '' } : undefined)}
      />
      {why && (
        <div className={`${blocks.pair} ${css.reasonFields}`}>
          <NativeSelect
            aria-label={s.reasonOf(label)}
            value={why.reason}
            data={listed.map((value) => ({ value, label: reasons[value][lang] }))}
            onChange={(event) => onChange({ ...why, reason: event.currentTarget.value as R })}
          />
          <TextInput
            aria-label={s.wordsOf(label)}
            placeholder={s.ownWords}
            value={why.note}
            maxLength={WORDS_MAX}
            data-words={field}
            onChange={(event) => onChange({ ...why, note: event.currentTarget.value })}
          />
        </div>
      )}
    </li>
  )
}
