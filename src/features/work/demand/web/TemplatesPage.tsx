import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useRead, useWrite } from './queries.ts'
import { type Template, TemplateForm } from './templates/TemplateForm.tsx'
import { t } from './templates/texts.ts'

/** Requests that the company keeps, and the schedules by which drafts are made of them. */
export default function TemplatesPage() {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const query = useRead('GET /ws/demand/templates')
  const [changing, setChanging] = useState<Template | null>(null)
  const using = useWrite('POST /ws/demand/template/use')
  const removal = useWrite('POST /ws/demand/template/remove')
  const make = async ({ id }: Template) => {
    const done = await using.run({ id })
    if (!done) return
    toast.success(s.used)
    void navigate(`/personalHome/pdemand?draft=${done.draftId}`)
  }
  const remove = async ({ id, version, title }: Template) => {
    if (await confirm({ title: s.removeAsk, body: s.removeBody(title), verb: s.remove, tone: 'bad' })) await removal.run({ id, version })
  }
  const plan = ({ schedule, paused }: Template) => (
    <span className={blocks.line}>
      {!schedule ? s.none : schedule.every === 'monthly' ? s.onDay(schedule.day) : s.onWeekday(schedule.day)}
      {paused && <StatusTag>{s.paused}</StatusTag>}
    </span>
  )
  const acts = (one: Template) => (
    <div className={blocks.buttons}>
      <ActButton needs="demand:create" size="xs" variant="default" aria-label={s.makeOf(one.title)} onClick={() => void make(one)}>
        {s.use}
      </ActButton>
      <Button size="xs" variant="default" aria-label={s.changeOf(one.title)} onClick={() => setChanging(one)}>
        {s.change}
      </Button>
      <ActButton
        needs="demand:create"
        size="xs"
        variant="subtle"
        color="bad"
        aria-label={s.removeOf(one.title)}
        onClick={() => void remove(one)}
      >
        {s.remove}
      </ActButton>
    </div>
  )
  const next = ({ nextOn }: Template) => nextOn && formatDate(nextOn, lang)
  const columns: Column<Template>[] = [
    { key: 'title', title: s.name, render: ({ title }) => <strong>{title}</strong> },
    { key: 'schedule', title: s.schedule, render: plan },
    { key: 'next', title: s.next, render: next },
    { key: 'acts', title: s.acts, render: acts },
  ]
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <DataTable
        label={s.title}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        card={(one) => ({
          title: one.title,
          meta: (
            <span className={blocks.line}>
              {plan(one)}
              {one.nextOn && <span>{`${s.next} ${next(one)}`}</span>}
            </span>
          ),
          next: acts(one),
        })}
        empty={
          <EmptyState
            title={s.empty}
            why={s.emptyWhy}
            action={
              <Button component={Link} to="/personalHome/publish">
                {s.toRequests}
              </Button>
            }
          />
        }
      />
      <Modal
        opened={changing !== null}
        onClose={() => setChanging(null)}
        title={changing ? s.changeOf(changing.title) : ''}
        closeButtonProps={{ 'aria-label': s.close }}
      >
        {changing && <TemplateForm of={changing} onClose={() => setChanging(null)} />}
      </Modal>
    </>
  )
}
