import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { LeaveTypeView } from '../../contract/views.ts'
import { LeaveTypeText } from '../LeaveTypeText.tsx'
import { daysText } from '../leave-texts.ts'
import { useChoices, useLeaveTypes, useRegions, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { TypeForm } from './TypeForm.tsx'
import { t } from './texts.ts'

/** The kinds of leave of the company and their rules. */
export default function TypesPage() {
  const s = useTexts(t)
  const w = useTexts(shared)
  const types = useLeaveTypes()
  const say = useRuleTexts()
  const forWhom = useForWhom()
  const [open, setOpen] = useState<LeaveTypeView | 'new' | null>(null)
  const actions = (type: LeaveTypeView) => <Actions type={type} onEdit={() => setOpen(type)} />
  const state = ({ archived }: LeaveTypeView) => <StatusTag tone={archived ? 'neutral' : 'ok'}>{archived ? s.archived : s.inUse}</StatusTag>
  const may = useMay('absence:edit')
  const add = may && (
    <Button onClick={() => setOpen('new')} data-key="create">
      {s.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={add} />
      <DataTable
        label={s.title}
        query={types}
        rowKey={(type) => type.code}
        columns={[
          {
            key: 'name',
            title: w.type,
            render: (type) => (
              <>
                <LeaveTypeText code={type.code} />
                {forWhom(type) !== '' && <span className={blocks.below}>{forWhom(type)}</span>}
              </>
            ),
          },
          { key: 'pay', title: s.pay, render: say.pay },
          { key: 'counting', title: s.counting, render: say.counting },
          { key: 'gives', title: s.gives, render: say.gives },
          { key: 'carry', title: s.carry, render: say.carry },
          { key: 'state', title: s.state, render: state },
          { key: 'acts', title: s.acts, align: 'end', render: actions },
        ]}
        card={(type) => ({
          title: <LeaveTypeText code={type.code} />,
          status: state(type),
          money: say.pay(type),
          meta: [forWhom(type), say.counting(type), say.gives(type)].filter(Boolean).join(' · '),
          next: actions(type),
        })}
        empty={<EmptyState title={s.title} action={add} />}
      />
      <p className={`${blocks.fine} ${spacing.after3}`}>{s.law}</p>
      {open && (
        <TypeForm
          type={open === 'new' ? null : (types.data?.find(({ code }) => code === open.code) ?? open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** "Germany, France · Sales · P5"; empty for a type of everybody. */
function useForWhom(): (type: LeaveTypeView) => string {
  const s = useTexts(t)
  const lang = useLang()
  const { data: regions } = useRegions()
  const { data: choices } = useChoices()
  const comma = lang === 'cn' ? '、' : ', '
  const nameOf = (code: string) => regions?.find((region) => region.code === code)?.name[lang] ?? code
  const teamOf = (id: string) => choices?.teams.find((team) => team.id === id)?.name ?? s.archivedTeam
  return ({ countries, teamIds, grades }) =>
    [countries.map(nameOf).join(comma), teamIds.map(teamOf).join(comma), grades.join(comma)].filter(Boolean).join(' · ')
}

function useRuleTexts() {
  const s = useTexts(t)
  const lang = useLang()
  const comma = lang === 'cn' ? '，' : ', '
  return {
    pay: ({ paidBps }: LeaveTypeView) => (paidBps === 0 ? s.unpaid : s.paid(`${paidBps / 100}%`)),
    counting: ({ countsHolidays, halfDays }: LeaveTypeView) =>
      [countsHolidays ? s.countsAll : s.countsWork, halfDays && s.halfDays].filter(Boolean).join(comma),
    gives: ({ allowance, yearHundredths, service, accrual }: LeaveTypeView) => {
      if (allowance === 'none') return s.noBalance
      const much = allowance === 'fixed' ? s.aYear(daysText(yearHundredths ?? 0, lang)) : s.byContract
      const steps = service.map(({ years, hundredths }) => s.fromYears(years, daysText(hundredths, lang)))
      return [much, ...steps, accrual === 'month' && s.monthly].filter(Boolean).join(comma)
    },
    carry: ({ allowance, carryLimitHundredths: limit, carryDays }: LeaveTypeView) => {
      if (allowance === 'none') return '—'
      if (limit === 0) return s.carryNone
      return [limit === null ? s.carryAll : s.carryMost(daysText(limit, lang)), carryDays !== null && s.carryFor(carryDays)]
        .filter(Boolean)
        .join(comma)
    },
  }
}

function Actions({ type, onEdit }: { type: LeaveTypeView; onEdit: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const name = type.name[lang]
  const may = useMay('absence:edit')
  const archive = useWrite('POST /ws/absence/type/archive', { onDone: () => toast.success(s.saved) })
  const seen = { code: type.code, version: Math.max(1, type.version) }
  const ask = async () => {
    if (await confirm({ title: s.archiveTitle(name), body: s.archiveBody, verb: s.archive, tone: 'bad' }))
      await archive.run({ ...seen, archived: true })
  }
  if (!may) return null
  return (
    <span className={blocks.buttonsEnd}>
      <Button variant="subtle" size="compact-sm" aria-label={s.editThis(name)} onClick={onEdit}>
        {s.edit}
      </Button>
      {type.archived ? (
        <ActButton
          needs="absence:edit"
          variant="subtle"
          size="compact-sm"
          aria-label={s.restoreThis(name)}
          loading={archive.pending}
          onClick={() => archive.run({ ...seen, archived: false })}
        >
          {s.restore}
        </ActButton>
      ) : (
        <ActButton
          needs="absence:edit"
          variant="subtle"
          size="compact-sm"
          color="bad"
          aria-label={s.archiveThis(name)}
          loading={archive.pending}
          throttleMs={0}
          onClick={() => void ask()}
        >
          {s.archive}
        </ActButton>
      )}
    </span>
  )
}
