import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { OperatorArticle } from '../../contract/schema.ts'
import { articlePath, useWrite } from '../queries.ts'
import type { Moved } from './queries.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { t } from './texts.ts'

/** The moves of the article as it was last saved; with unsaved changes it says so. */
export function Moves({ article, dirty, listPath, onMoved }: MovesProps) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [scheduling, setScheduling] = useState(false)
  const seen = { id: article.id, version: article.version }
  const announcing = (message: string) => ({
    onDone: (moved: Moved) => {
      toast.success(message)
      onMoved(moved)
    },
  })
  const publish = useWrite('POST /ws/operator/article/publish', announcing(s.publishedNow))
  const unschedule = useWrite('POST /ws/operator/article/unschedule', announcing(s.unscheduled))
  const withdraw = useWrite('POST /ws/operator/article/withdraw', announcing(s.withdrawnNow))
  const lead = useWrite('POST /ws/operator/article/lead', announcing(s.leadDone))
  const remove = useWrite('POST /ws/operator/article/remove', {
    onDone: () => {
      toast.success(s.removed)
      void navigate(listPath, { replace: true })
    },
  })
  const asked = async (question: { title: string; body: string; verb: string; tone?: 'bad' }, run: () => Promise<unknown>) => {
    if (await confirm(question)) await run()
  }
  const unable = dirty ? s.saveFirst : undefined
  const { state } = article
  const may = useMay('operator:content')
  return (
    <div className={blocks.buttonsEnd}>
      {state === 'published' && (
        <Button
          component="a"
          variant="subtle"
          href={`#${articlePath(article.slug)}`}
          target="_blank"
          rel="noopener"
          rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}
        >
          {s.open}
        </Button>
      )}
      {state === 'scheduled' && article.publishAt && (
        <span className={blocks.quiet}>{s.scheduledFor(formatTime(article.publishAt, lang))}</span>
      )}
      {may && state === 'draft' && (
        <ActButton
          needs="operator:content"
          variant="subtle"
          color="bad"
          onClick={() => asked({ title: s.removeTitle, body: s.removeBody, verb: s.remove, tone: 'bad' }, () => remove.run(seen))}
        >
          {s.remove}
        </ActButton>
      )}
      {may && state === 'published' && (
        <>
          <ActButton
            needs="operator:content"
            variant="default"
            unable={unable}
            onClick={() => lead.run({ ...seen, lead: !article.isLead })}
          >
            {article.isLead ? s.unlead : s.lead}
          </ActButton>
          <ActButton
            needs="operator:content"
            variant="default"
            unable={unable}
            onClick={() => asked({ title: s.withdrawTitle, body: s.withdrawBody, verb: s.withdraw, tone: 'bad' }, () => withdraw.run(seen))}
          >
            {s.withdraw}
          </ActButton>
        </>
      )}
      {may && state === 'scheduled' && (
        <ActButton needs="operator:content" variant="default" unable={unable} onClick={() => unschedule.run(seen)}>
          {s.unschedule}
        </ActButton>
      )}
      {may && state !== 'published' && (
        <>
          <ActButton needs="operator:content" variant="default" unable={unable} throttleMs={0} onClick={() => setScheduling(true)}>
            {state === 'scheduled' ? s.reschedule : s.schedule}
          </ActButton>
          <ActButton
            needs="operator:content"
            unable={unable}
            onClick={() => asked({ title: s.publishTitle, body: s.publishBody, verb: s.publish }, () => publish.run(seen))}
          >
            {s.publish}
          </ActButton>
        </>
      )}
      <ScheduleDialog article={article} open={scheduling} onClose={() => setScheduling(false)} onDone={onMoved} />
      {publish.error?.isGeneral === false && (
        <p role="alert" className={`${blocks.bad} ${spacing.whole}`}>
          {Object.values(publish.fields)[0]}
        </p>
      )}
    </div>
  )
}
interface MovesProps {
  article: OperatorArticle
  /** There is unsaved input. */
  dirty: boolean
  /** The page shown after deleting a draft. */
  listPath: string
  onMoved: (moved: Moved) => void
}
