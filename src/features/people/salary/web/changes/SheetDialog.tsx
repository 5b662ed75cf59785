import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { BaseText, percentOf, signed } from '../parts.tsx'
import { useWrite } from '../queries.ts'
import { t } from '../texts.ts'
import { rowsOf } from './rows.ts'

/** Many changes from a spreadsheet: checked first, then proposed as a whole. */
export function SheetDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const s = useTexts(t)
  return (
    <Modal closeButtonProps={{ 'aria-label': s.close }} opened={opened} onClose={onClose} title={s.sheet} size="xl">
      {opened && <Sheet onClose={onClose} />}
    </Modal>
  )
}

function Sheet({ onClose }: { onClose: () => void }) {
  const s = useTexts(t)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<{ text: string; rows: Rows } | null>(null)
  const check = useWrite('POST /ws/salary/sheet/check', { quiet: true, onDone: ({ rows }) => setChecked({ text, rows }) })
  const propose = useWrite('POST /ws/salary/sheet/propose', {
    onDone: ({ proposed }) => {
      toast.success(s.proposedMany(proposed))
      onClose()
    },
  })
  const { rows, short } = rowsOf(text)
  const fresh = checked?.text === text ? checked.rows : null
  const problems = Object.entries(check.fields).map(([path, problem]) =>
    s.rowWrong(Number(path.match(/^rows\.(\d+)/)?.[1] ?? 0) + 1, problem),
  )
  return (
    <div className={blocks.form}>
      <p className={blocks.quiet}>{s.sheetAbout}</p>
      <p>
        <Link to="/companyHome/salarySheet">{s.sheetFile}</Link>
      </p>
      <Textarea
        label={s.sheetRows}
        placeholder={s.sheetExample}
        autosize
        minRows={5}
        maxRows={14}
        value={text}
        error={short === null ? problems.join(' ') || undefined : s.rowWrong(short, s.rowShort)}
        onChange={(event) => {
          check.reset()
          setText(event.currentTarget.value)
        }}
      />
      {check.error?.isGeneral && <ErrorState error={check.error} />}
      {fresh && <Checked rows={fresh} />}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onClose}>
          {s.close}
        </Button>
        {fresh ? (
          <ActButton needs="salary:propose" onClick={() => propose.run({ rows })} loading={propose.pending}>
            {s.send}
          </ActButton>
        ) : (
          <ActButton
            needs="salary:propose"
            onClick={() => check.run({ rows })}
            loading={check.pending}
            unable={rows.length === 0 || short !== null ? s.rowShort : undefined}
          >
            {s.check}
          </ActButton>
        )}
      </div>
    </div>
  )
}

type Rows = { row: number; preview: Parameters<typeof import('./PreviewView.tsx').PreviewView>[0]['preview'] }[]

function Checked({ rows }: { rows: Rows }) {
  const s = useTexts(t)
  return (
    <ul className={lists.lines}>
      {rows.map(({ row, preview: { employee, old, now, changeBps, effect } }) => (
        <li key={row} className={blocks.between}>
          <span className={blocks.named}>
            <strong>
              {employee.name} {employee.number}
            </strong>
            <span>
              <BaseText base={old} /> → <BaseText base={now} /> · <TimeText value={now.effectiveOn} show="date" />
            </span>
          </span>
          <span>
            {percentOf(changeBps)}
            {effect.retroMinor !== 0 && (
              <span className={blocks.below}>
                {s.retro} {signed(effect.retroMinor, now.currency)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
