import { Modal, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import type { TypedOpenings } from '../../contract/schema.ts'
import type { Who } from '../../contract/views.ts'
import { daysText } from '../leave-texts.ts'
import { useTypesFor, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { rowsOf } from './opening-rows.ts'
import { t } from './opening-texts.ts'

type Rows = TypedOpenings['rows']

/** What employees had left when their leave began to be kept here: of one employee, or of many from a sheet. Checked before it is saved. */
export function OpeningDialog({ employee, onClose }: { employee?: Pick<Who, 'id' | 'number'>; onClose: () => void }) {
  const number = employee?.number
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const { data: types } = useTypesFor(employee?.id ?? '')
  const kept = (types ?? []).filter(({ allowance, archived }) => allowance !== 'none' && !archived)
  const [type, setType] = useState('annual')
  const [on, setOn] = useState<string>(today())
  const [text, setText] = useState('')
  const [one, setOne] = useState({ days: '', carried: '', until: '' })
  const rows: Rows = number === undefined ? rowsOf(text) : one.days.trim() === '' ? [] : [{ number, ...one }]
  const typed = JSON.stringify({ type, on, rows })
  const [checked, setChecked] = useState<{ typed: string; rows: Checked } | null>(null)
  const check = useWrite('POST /ws/absence/opening/check', { quiet: true, onDone: (found) => setChecked({ typed, rows: found }) })
  const save = useWrite('POST /ws/absence/opening', {
    onDone: ({ saved }) => {
      toast.success(s.saved(saved))
      onClose()
    },
  })
  const fresh = checked?.typed === typed ? checked.rows : null
  const wrong = Object.entries({ ...check.fields, ...save.fields })
  const problemOf = (field: 'days' | 'carried' | 'until') => wrong.find(([path]) => path.endsWith(`.${field}`))?.[1]
  const ofRows = wrong.flatMap(([path, problem]) => {
    const nth = path.match(/^rows\.(\d+)/)?.[1]
    return nth === undefined ? [] : [s.rowWrong(Number(nth) + 1, problem)]
  })
  const changed = (set: () => void) => {
    check.reset()
    save.reset()
    set()
  }
  const isReady = fresh?.every(({ problem }) => problem === null)
  return (
    <Modal opened onClose={onClose} size={number === undefined ? 'xl' : 'md'} title={s.title} closeButtonProps={{ 'aria-label': w.close }}>
      <div className={blocks.form}>
        <p className={blocks.quiet}>{s.about}</p>
        <Select
          label={w.type}
          required
          allowDeselect={false}
          data={kept.map(({ code, name }) => ({ value: code, label: name[lang] }))}
          value={type}
          onChange={(code) => changed(() => setType(code ?? 'annual'))}
        />
        <DateField
          label={s.on}
          description={s.onHint}
          required
          value={on}
          error={check.fields.on ?? save.fields.on}
          onChange={(day) => changed(() => setOn(day ?? ''))}
        />
        {number === undefined ? (
          <Textarea
            label={s.rows}
            description={s.rowsHint}
            placeholder={s.rowsExample}
            autosize
            minRows={5}
            maxRows={14}
            value={text}
            error={ofRows.slice(0, 3).join(' ') || undefined}
            onChange={(event) => {
              const { value } = event.currentTarget
              changed(() => setText(value))
            }}
          />
        ) : (
          <>
            {(['days', 'carried'] as const).map((field) => (
              <TextInput
                key={field}
                label={s[field]}
                required={field === 'days'}
                inputMode="decimal"
                value={one[field]}
                error={problemOf(field)}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  changed(() => setOne((now) => ({ ...now, [field]: value })))
                }}
              />
            ))}
            {one.carried.trim() !== '' && (
              <DateField
                label={s.until}
                description={s.untilHint}
                clearable
                value={one.until}
                error={problemOf('until')}
                onChange={(day) => changed(() => setOne((now) => ({ ...now, until: day ?? '' })))}
              />
            )}
          </>
        )}
        {[check.error, save.error].map((error) => error?.isGeneral && <ErrorState key={error.message} error={error} />)}
        {fresh && <Found rows={fresh} />}
        <div className={blocks.buttonsEnd}>
          <ActButton needs="absence:edit" variant="default" onClick={onClose}>
            {w.cancel}
          </ActButton>
          {isReady ? (
            <ActButton needs="absence:edit" onClick={() => save.run({ type, on, rows })} loading={save.pending}>
              {s.save(rows.length)}
            </ActButton>
          ) : (
            <ActButton
              needs="absence:edit"
              onClick={() => check.run({ type, on, rows })}
              loading={check.pending}
              unable={rows.length === 0 ? s.nothing : fresh ? s.fixFirst : undefined}
            >
              {s.check}
            </ActButton>
          )}
        </div>
      </div>
    </Modal>
  )
}

interface CheckedRow {
  number: string
  name: string
  beforeHundredths: number | null
  afterHundredths: number | null
  problem: string | null
}
type Checked = CheckedRow[]

function Found({ rows }: { rows: Checked }) {
  const s = useTexts(t)
  const lang = useLang()
  const days = (hundredths: number | null) => (hundredths === null ? '—' : daysText(hundredths, lang))
  const change = ({ beforeHundredths: before, afterHundredths: after }: CheckedRow) =>
    after === null ? s.later : `${days(before)} → ${days(after)}`
  return (
    <ul className={lists.lines} aria-label={s.found}>
      {rows.map((row) => (
        <li key={row.number} className={blocks.between}>
          <span className={blocks.named}>
            <strong>{row.name || row.number}</strong>
            {row.name && <small>{row.number}</small>}
          </span>
          {row.problem === null ? <span>{change(row)}</span> : <span className={blocks.bad}>{row.problem}</span>}
        </li>
      ))}
    </ul>
  )
}
