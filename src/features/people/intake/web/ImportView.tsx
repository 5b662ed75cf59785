import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StageRail } from '../../../../platform/web/ui/StageRail.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { IntakeDetail } from '../contract/calls.ts'
import { importPath } from '../contract/paths.ts'
import { type IntakeState, intakeStates, open } from '../contract/states.ts'
import { StateTag } from './EmployeeImportPage.tsx'
import css from './import.module.css'
import { Mapping } from './Mapping.tsx'
import { useIntake, useWrite } from './queries.ts'
import { Annotated, countIn, Report } from './Report.tsx'
import { Rows } from './Rows.tsx'
import { t } from './texts.ts'

/** One import, by its step. */
export function ImportView({ id }: { id: string }) {
  const s = useTexts(t)
  const intake = useIntake(id)
  const may = useMay('people:import')
  const one = intake.data
  if (!one) {
    return (
      <>
        <PageHeader title={s.title} back={{ to: importPath(), label: s.back }} />
        {intake.error && <ErrorState error={intake.error} onRetry={() => intake.refetch()} />}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={one.fileName}
        status={<StateTag state={one.state} />}
        back={{ to: importPath(), label: s.back }}
        actions={may && (open.includes(one.state) ? <Stop one={one} /> : <Again />)}
      />
      <div className={blocks.stack}>
        <Stages state={one.state} one={one} />
        <Step one={one} />
      </div>
    </>
  )
}

const Again = () => {
  const s = useTexts(t)
  return (
    <Button component={Link} to={importPath()} variant="default">
      {s.another}
    </Button>
  )
}

function Stages({ one, state }: { one: IntakeDetail; state: IntakeState }) {
  const s = useTexts(t)
  const words = useTexts(intakeStateTexts)
  const reached = one.created + one.updated + one.undone > 0 ? 3 : Object.keys(one.counts).length > 0 ? 2 : one.survey ? 1 : 0
  const current: Record<IntakeState, number> = {
    ...{ reading: 0, mapping: 1, checking: 2, checked: 2, applying: 3, applied: 3, undoing: 3 },
    ...{ undone: reached, stopped: reached, failed: reached },
  }
  const early = state === 'stopped' || state === 'failed' || state === 'undone' ? { endedEarly: words[state] } : {}
  return (
    <StageRail
      label={s.steps}
      stages={[
        { label: s.stepRead, date: one.survey && s.rowCount(one.survey.rows) },
        { label: s.stepMap, date: one.survey && s.columnCount(one.survey.columns.filter(({ field }) => field !== null).length) },
        { label: s.stepCheck, date: current[state] >= 2 && state !== 'checking' && s.readyCount(countIn(one, 'ready')) },
        { label: s.stepApply, date: one.created + one.updated > 0 && s.rowCount(one.created + one.updated) },
      ].map(({ label, date }) => (date ? { label, date } : { label }))}
      current={current[state]}
      ended={state === 'applied'}
      {...early}
    />
  )
}
const { stopped, failed, undone } = intakeStates
const intakeStateTexts = texts({ stopped, failed, undone })

function Stop({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const stop = useWrite('POST /ws/intake/stop')
  if (one.state === 'undoing') return null
  const ask = async () => {
    const body = one.state === 'applying' ? s.stopBody : s.stopBodyEarly
    if (await confirm({ title: s.stopTitle, body, verb: s.stop, tone: 'bad' })) await stop.run({ id: one.id })
  }
  return (
    <ActButton needs="people:import" variant="default" onClick={ask} loading={stop.pending}>
      {s.stop}
    </ActButton>
  )
}

function Step({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const [remapping, setRemapping] = useState(false)
  switch (one.state) {
    case 'reading':
      return <Progress one={one} title={s.reading} />
    case 'checking':
      return <Progress one={one} title={s.checking} />
    case 'applying':
      return <Progress one={one} title={s.applying} />
    case 'undoing':
      return <Progress one={one} title={s.undoing} />
    case 'mapping':
      return <Mapping one={one} />
    case 'checked':
      return remapping ? <Mapping one={one} onDone={() => setRemapping(false)} /> : <Report one={one} onRemap={() => setRemapping(true)} />
    case 'failed':
    case 'stopped':
    case 'applied':
    case 'undone':
      return <Ended one={one} />
  }
}

/** What the server is doing, how far it is and how long it will take; without a total it only says what. */
function Progress({ one: { progress }, title }: { one: IntakeDetail; title: string }) {
  const s = useTexts(t)
  const { done = 0, total = 0, secondsLeft = null } = progress ?? {}
  const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0
  return (
    <SectionCard title={title} about={s.leave}>
      <div className={blocks.tight}>
        <div className={css.track} role="progressbar" aria-label={title} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
          <div className={css.fill} style={{ width: `${percent}%` }} />
        </div>
        <p className={blocks.fine} role="status">
          {total > 0 ? s.progress(done, total) : title}
          {secondsLeft !== null && ` · ${s.left(secondsLeft)}`}
        </p>
      </div>
    </SectionCard>
  )
}

function Ended({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const titles = { applied: s.doneTitle, stopped: s.stopped, undone: s.undoneTitle, failed: s.failed }
  const title = titles[one.state as keyof typeof titles]
  const toFix = (one.counts.toFix ?? 0) + (one.counts.conflict ?? 0) + one.refused
  return (
    <>
      <SectionCard title={title}>
        <div className={blocks.tight}>
          {one.state === 'failed' && (
            <Alert color="bad" role="alert">
              {one.failure}
            </Alert>
          )}
          {one.state === 'undone' ? (
            <p>{s.undoneBody(one.undone, one.created + one.updated)}</p>
          ) : (
            one.created + one.updated > 0 && <p>{s.result(one.created, one.updated)}</p>
          )}
          {one.state === 'stopped' && <p>{one.created + one.updated > 0 ? s.stoppedBody : s.stopBodyEarly}</p>}
          {one.refused > 0 && <p>{s.refusedCount(one.refused)}</p>}
          {one.erased && <p className={blocks.fine}>{s.erased}</p>}
          {one.undoUntil && (
            <p className={blocks.fine}>
              {s.undoUntil} <TimeText value={one.undoUntil} />
            </p>
          )}
          <div className={blocks.buttons}>
            {one.created + one.updated > 0 && (
              <Button component={Link} to="/companyHome/employees">
                {s.employees}
              </Button>
            )}
            {one.undoUntil && <Undo one={one} />}
          </div>
        </div>
      </SectionCard>
      {toFix > 0 && !one.erased && <Annotated one={one} />}
      {Object.keys(one.counts).length > 0 && <Rows one={one} />}
    </>
  )
}

function Undo({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const undo = useWrite('POST /ws/intake/undo')
  const ask = async () => {
    if (await confirm({ title: s.undoTitle, body: s.undoBody, verb: s.undo, tone: 'bad' }))
      await undo.run({ id: one.id, version: one.version })
  }
  return (
    <ActButton needs="people:import" variant="default" onClick={ask} loading={undo.pending}>
      {s.undo}
    </ActButton>
  )
}
