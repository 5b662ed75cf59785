import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link, useNavigate } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { hundredthsText } from '../../contract/engine/words.ts'
import type { FinalPayRow } from '../../contract/final-pay.ts'
import { runKinds } from '../../contract/run.ts'
import { Pay, RunTag, runPath, slipPath } from '../parts.tsx'
import { useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { LeavingPayForm } from './LeavingPayForm.tsx'
import { steps, t } from './texts.ts'

/** What is due to one person who leaves, each amount with its formula. */
export function FinalPayDialog({ row, onClose }: { row: FinalPayRow | null; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const [adding, setAdding] = useState(false)
  const close = () => {
    setAdding(false)
    onClose()
  }
  const title = row ? (adding ? s.addTitle(row.name) : `${row.name} · ${s.title}`) : ''
  return (
    <Modal closeButtonProps={{ 'aria-label': words.close }} opened={row !== null} onClose={close} title={title} size="lg">
      {row && (adding ? <LeavingPayForm row={row} onClose={() => setAdding(false)} /> : <Due row={row} onAdd={() => setAdding(true)} />)}
    </Modal>
  )
}

function Due({ row, onAdd }: { row: FinalPayRow; onAdd: () => void }) {
  const s = useTexts(t)
  const w = useTexts(steps)
  const words = useTexts(shared)
  const lang = useLang()
  const mayPrepare = useMay('payroll:prepare')
  const isOpen = row.run === null || row.run.state === 'draft'
  return (
    <div className={blocks.stack}>
      <DescriptionList
        items={[
          { label: s.lastDay, value: `${formatDate(row.leaveOn, lang)} · ${row.hasLeft ? s.left : s.leaving}` },
          row.leaveReason !== '' && { label: s.leavingReason, value: row.leaveReason },
          { label: words.group, value: row.group?.name ?? s.noGroup },
          { label: s.leavingPay, value: <Pay minor={row.leavingMinor} currency={row.currency} /> },
          row.netMinor !== null && { label: s.wholeNet, value: <Pay minor={row.netMinor} currency={row.currency} /> },
          { label: s.next, value: w[row.next] },
        ]}
      />
      <section className={blocks.tight}>
        <h3>{s.unused}</h3>
        {row.unused.length === 0 && <p className={blocks.quiet}>{s.unusedNone}</p>}
        <ul className={lists.lines}>
          {row.unused.map((one) => (
            <li key={one.type} className={blocks.between}>
              <span>
                {one.name[lang]} · {s.days(hundredthsText(one.hundredths))}
                <span className={blocks.below}>{one.formula[lang]}</span>
              </span>
              <strong>
                <Pay minor={one.minor} currency={row.currency} />
              </strong>
            </li>
          ))}
        </ul>
      </section>
      <section className={blocks.tight}>
        <h3>{s.typed}</h3>
        {row.typed.length === 0 && <p className={blocks.quiet}>{s.typedNone}</p>}
        <ul className={lists.lines}>
          {row.typed.map((one) => (
            <li key={one.id} className={blocks.between}>
              <span>
                {one.label}
                <span className={blocks.below}>{[one.formula[lang], one.reason].filter(Boolean).join(' · ')}</span>
              </span>
              <span className={blocks.line}>
                <strong>
                  <Pay minor={one.minor} currency={row.currency} />
                </strong>
                {one.open && isOpen && mayPrepare && <TakeBack id={one.id} label={one.label} />}
              </span>
            </li>
          ))}
        </ul>
        <p className={blocks.fine}>{s.law}</p>
        {isOpen && mayPrepare && (
          <div className={blocks.buttons}>
            <Button variant="default" onClick={onAdd}>
              {s.add}
            </Button>
          </div>
        )}
      </section>
      {row.next !== 'settled' && <p className={blocks.fine}>{s.today}</p>}
      <div className={blocks.between}>
        <span className={blocks.line}>
          {row.run ? (
            <>
              <Link to={runPath(row.run.id)}>
                {row.run.number} · {runKinds[row.run.kind][lang]}
              </Link>
              <RunTag state={row.run.state} />
            </>
          ) : (
            <span className={blocks.quiet}>{s.noRun}</span>
          )}
        </span>
        <span className={blocks.line}>
          {row.slipId && <Link to={slipPath(row.slipId)}>{s.toSlip}</Link>}
          <NextStep row={row} />
        </span>
      </div>
    </div>
  )
}

function TakeBack({ id, label }: { id: string; label: string }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const end = useWrite('POST /ws/payroll/item/end', { onDone: () => toast.success(s.takenBack) })
  const ask = async () => {
    if (await confirm({ title: s.takeBackTitle(label), verb: s.takeBack, tone: 'bad' })) await end.run({ id })
  }
  return (
    <ActButton needs="payroll:prepare" size="xs" variant="default" loading={end.pending} onClick={ask}>
      {s.takeBack}
    </ActButton>
  )
}

/** Opens a run where there is none; otherwise leads to where the next step is made. */
function NextStep({ row }: { row: FinalPayRow }) {
  const s = useTexts(t)
  const w = useTexts(steps)
  const go = useNavigate()
  const mayPrepare = useMay('payroll:prepare')
  const create = useWrite('POST /ws/payroll/run/create', { onDone: ({ id }) => go(runPath(id)) })
  if (row.run)
    return row.next === 'settled' ? null : (
      <Button component={Link} to={runPath(row.run.id, row.next === 'check' ? 'checks' : undefined)}>
        {w[row.next]}
      </Button>
    )
  if (!row.group)
    return mayPrepare ? (
      <Button component={Link} to="/companyHome/payGroups" variant="default">
        {s.toGroups}
      </Button>
    ) : null
  const { id: groupId } = row.group
  return (
    <ActButton
      needs="payroll:prepare"
      variant={row.hasLeft ? 'filled' : 'default'}
      loading={create.pending}
      onClick={() => create.run({ groupId, kind: 'final', employeeIds: [row.id] })}
    >
      {s.openRun}
    </ActButton>
  )
}
