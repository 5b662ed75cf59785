import { Alert, Button, Skeleton, Tabs } from '@mantine/core'
import { type ComponentType, Suspense, useMemo } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { may } from '../../../../platform/web/permissions.ts'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { StageRail } from '../../../../platform/web/ui/StageRail.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useMay, usePermissions } from '../../../../platform/web/use-permissions.ts'
import type { EmployeeDetail } from '../contract/answers.ts'
import { CREATED, EMPLOYED, employeeStates, type Flag, LEFT, ONBOARDING } from '../contract/employee.ts'
import { editPath, employeePath } from '../contract/paths.ts'
import { Checklist } from './page/Checklist.tsx'
import { ContractPart } from './page/ContractPart.tsx'
import { DocumentsPart } from './page/DocumentsPart.tsx'
import { HistoryPart } from './page/HistoryPart.tsx'
import { Missing } from './page/Missing.tsx'
import { NextMoves } from './page/NextMoves.tsx'
import { ProfilePart } from './page/ProfilePart.tsx'
import { t } from './page/texts.ts'
import { leavingPay } from './parts/leaving.ts'
import { addedTabs } from './parts/tabs.tsx'
import { EmployeeStateTag, FlagTag } from './parts.tsx'
import { useEmployee } from './queries.ts'

export default function EmployeePage() {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const { data, error, refetch } = useEmployee(params.get('id'))
  const mayEdit = useMay('people:edit')
  const back = { to: '/companyHome/employees', label: s.toList }
  if (!data)
    return (
      <>
        <PageHeader title={s.employee} back={back} />
        {error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton fields={8} />}
      </>
    )
  return (
    <>
      <PageHeader
        title={data.name}
        number={data.number}
        status={<EmployeeStateTag status={data.status} />}
        about={[data.latinName, data.jobTitle, data.team?.name].filter(Boolean).join(' · ')}
        back={back}
        actions={
          data.may.edit &&
          mayEdit && (
            <Button component={Link} to={editPath(data.id)} variant="default">
              {s.edit}
            </Button>
          )
        }
      />
      <Views one={data} />
    </>
  )
}

interface View {
  name: string
  at: number
  label: string
  shown: boolean
  Part: ComponentType<{ one: EmployeeDetail }>
}

function Views({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const auth = usePermissions()?.auth
  const added = useMemo(() => addedTabs().map((tab) => ({ tab, Part: lazyPart(tab.load) })), [])
  const views: View[] = [
    { name: 'profile', at: 10, label: s.profile, shown: true, Part: ProfilePart },
    { name: 'contract', at: 20, label: s.contract, shown: one.record !== null, Part: ContractPart },
    { name: 'documents', at: 30, label: s.documents, shown: one.may.edit, Part: DocumentsPart },
    { name: 'history', at: 90, label: s.history, shown: one.may.edit, Part: HistoryPart },
    ...added.map(({ tab, Part }) => ({
      name: tab.name,
      at: tab.at,
      label: tab[lang],
      shown: may(auth, tab.needs),
      Part: ({ one: { id } }: { one: EmployeeDetail }) => <Part employeeId={id} />,
    })),
  ]
  const shown = views.filter((view) => view.shown).sort((a, b) => a.at - b.at)
  const asked = params.get('tab')
  const chosen = shown.find(({ name }) => name === asked) ?? shown[0]
  return (
    <div className={blocks.stack}>
      <State one={one} />
      {shown.length === 1 ? (
        <ProfilePart one={one} />
      ) : (
        <Tabs
          value={chosen?.name ?? null}
          onChange={(name) => setParams({ id: one.id, ...(name && name !== 'profile' && { tab: name }) })}
          keepMounted={false}
        >
          <Tabs.List aria-label={s.views} mb="md">
            {shown.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {shown.map(({ name, Part }) => (
            <Tabs.Panel key={name} value={name}>
              <Suspense fallback={<Skeleton h={200} radius="md" />}>
                <Part one={one} />
              </Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </div>
  )
}

/** Where what a flag says is seen and put right. */
const flagTabs: Partial<Record<Flag, string>> = {
  noBankAccount: 'contract',
  payeeUnconfirmed: 'contract',
  contractEnds: 'contract',
  probationEnds: 'contract',
  documentEnds: 'documents',
  onLeave: 'leave',
}

/** Where the employee is, what needs attention, and what can be done next. */
function State({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const { record, inner, status } = one
  if (!record) return null
  const leaving = status === EMPLOYED && inner?.leaveOn
  const flags = (one.flags ?? []).filter((flag) => flag !== 'incomplete')
  const ended = record.neverJoined ? s.neverJoined : employeeStates[LEFT][lang]
  return (
    <>
      <StageRail
        label={s.states}
        stages={Object.entries(employeeStates).map(([state, name]) => ({
          label: Number(state) === LEFT && record.neverJoined ? s.neverJoined : name[lang],
          ...(record.reached[state] && { date: formatDate(record.reached[state], lang) }),
        }))}
        current={status}
        {...(status === LEFT && { ended: true, ...(record.neverJoined && { endedEarly: ended }) })}
      />
      {flags.length > 0 && (
        <div className={blocks.line}>
          {flags.map((flag) => (
            <Link key={flag} to={employeePath(one.id, flagTabs[flag])}>
              <FlagTag flag={flag} />
            </Link>
          ))}
        </div>
      )}
      {leaving && (
        <Alert color="warn" title={s.leavingOn(formatDate(leaving, lang))}>
          {record.leaveReason}
          <leavingPay.Slot number={one.number} />
        </Alert>
      )}
      {status === LEFT && inner?.leaveOn && (
        <Alert color="primary" title={record.neverJoined ? s.neverJoined : s.leftOn(formatDate(inner.leaveOn, lang))}>
          {record.leaveReason}
          {record.erasedAt && <p>{s.erased}</p>}
          {!record.neverJoined && <leavingPay.Slot number={one.number} />}
        </Alert>
      )}
      {record.twins.length > 0 && <Twins twins={record.twins} />}
      <Missing one={one} />
      <NextMoves one={one} />
      {(status === CREATED || status === ONBOARDING) && one.may.edit && <Checklist one={one} />}
    </>
  )
}

function Twins({ twins }: { twins: NonNullable<EmployeeDetail['record']>['twins'] }) {
  const s = useTexts(t)
  return (
    <Alert color="warn" title={s.twins}>
      {twins.map(({ id, name, number, field }) => (
        <p key={id}>
          <Link to={`/companyHome/employee?id=${id}`}>
            {name} {number}
          </Link>{' '}
          {s.sameField(field)}
        </p>
      ))}
    </Alert>
  )
}
