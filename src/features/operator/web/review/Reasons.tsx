import { Button, Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Pair } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import css from './review.module.css'
import { t } from './texts.ts'

export interface Given {
  field: string
  reason: string
  note: string
}

export interface ReasonsProps {
  fields: Record<string, Pair>
  reasons: Record<string, Pair>
  /** Asks whether the other side may submit again. */
  mayBeFinal?: boolean
  pending: boolean
  /** The server's own words against it. */
  refusal?: string | null
  onCancel: () => void
  onSend: (given: Given[], final: boolean) => void
}

const WORDS_MAX = 200

/** One reason for each field that is wrong: a listed one, own words, or both. */
export function Reasons({ fields, reasons, mayBeFinal, pending, refusal, onCancel, onSend }: ReasonsProps) {
  const lang = useLang()
  const s = useTexts(t)
  const confirm = useConfirm()
  const first = Object.keys(reasons)[0]!
  const [given, setGiven] = useState<Record<string, { reason: string; note: string }>>({})
  const [final, setFinal] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
  }, [])

  const change = (field: string, to: { reason: string; note: string } | null) => {
    setWrong(null)
    setGiven((now) => {
      const next = { ...now }
      if (to) next[field] = to
      else delete next[field]
      return next
    })
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const list = Object.keys(fields).flatMap((field) => (given[field] ? [{ field, ...given[field], note: given[field].note.trim() }] : []))
    if (list.length === 0) return setWrong(s.needReason)
    const mute = list.find(({ reason, note }) => reason === 'other' && note === '')
    if (mute) {
      setWrong(s.needWords(fields[mute.field]![lang]))
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
          {Object.entries(fields).map(([field, label]) => {
            const now = given[field]
            return (
              <li className={css.reason} key={field}>
                <Checkbox
                  label={label[lang]}
                  checked={Boolean(now)}
                  data-field={field}
                  onChange={(event) => change(field, event.currentTarget.checked ? { reason: first, note: '' } : null)}
                />
                {now && (
                  <div className={`${blocks.pair} ${css.reasonFields}`}>
                    <NativeSelect
                      aria-label={s.reasonOf(label[lang])}
                      value={now.reason}
                      data={Object.entries(reasons).map(([value, text]) => ({ value, label: text[lang] }))}
                      onChange={(event) => change(field, { ...now, reason: event.currentTarget.value })}
                    />
                    <TextInput
                      aria-label={s.wordsOf(label[lang])}
                      placeholder={s.ownWords}
                      value={now.note}
                      maxLength={WORDS_MAX}
                      data-words={field}
                      onChange={(event) => change(field, { ...now, note: event.currentTarget.value })}
                    />
                  </div>
                )}
              </li>
            )
          })}
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
          <Button type="submit" color="bad" loading={pending}>
            {s.sendReject}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
