import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { may } from '../../../../../platform/web/permissions.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { isParty, stageOf } from '../../contract/lifecycle.ts'
import type { Question } from '../../contract/question-calls.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { useRead, useWrite } from '../queries.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AskForm } from './AskForm.tsx'
import css from './questions.module.css'
import { t } from './texts.ts'

/** What providers ask about an open request, and the answers. Shown while it recruits, afterwards if anything was asked. */
export function Questions({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const auth = usePermissions()?.auth
  const { data, error, refetch } = useRead('GET /ws/demand/questions', { id: demand.id })
  const isOpen = stageOf(demand.seaServiceStatus) === 'matching'
  const isOwn = demand.side === 'publisher'
  const asks = isOpen && !isParty(demand.side) && (may(auth, 'demand:apply') || may(auth, 'demand:serve'))
  if (!isOpen && !data?.length) return null
  return (
    <SectionCard title={s.title} about={isOwn ? s.aboutOwn : s.about} id="questions">
      <div className={blocks.stack}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={48} aria-busy="true" />}
        {data?.length === 0 && <p className={blocks.quiet}>{s.none}</p>}
        {data && data.length > 0 && (
          <ul className={lists.lines}>
            {data.map((one) => (
              <One key={one.id} question={one} mayAnswer={isOwn && may(auth, 'demand:pick')} />
            ))}
          </ul>
        )}
        {asks && <AskForm demandId={demand.id} />}
      </div>
    </SectionCard>
  )
}

function One({ question, mayAnswer }: { question: Question; mayAnswer: boolean }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const removing = useWrite('POST /ws/demand/question/remove')
  const [answering, setAnswering] = useState(false)
  const { id, version, text, answer, answeredAt, asker, isMine } = question
  const remove = async () => {
    if (!(await confirm({ title: s.removeAsk, body: s.removeBody, verb: s.remove, tone: 'bad' }))) return
    if (await removing.run({ id, version })) toast.success(s.removed)
  }
  return (
    <li className={css.question}>
      <p className={css.asked}>{text}</p>
      <p className={blocks.quiet}>
        {asker !== null ? s.askedBy(asker) : isMine && s.yours}
        {(asker !== null || isMine) && ' · '}
        <TimeText value={question.at} />
      </p>
      {answer !== null && !answering && (
        <div className={css.answer}>
          <p className={blocks.text}>{answer}</p>
          {answeredAt && (
            <p className={blocks.quiet}>
              <TimeText value={answeredAt} />
            </p>
          )}
        </div>
      )}
      {answer === null && !answering && (
        <div className={blocks.line}>
          <StatusTag tone="warn">{s.waits}</StatusTag>
        </div>
      )}
      {answering && <AnswerForm question={question} onClose={() => setAnswering(false)} />}
      {mayAnswer && !answering && (
        <div className={blocks.buttons}>
          <Button
            variant={answer === null ? 'filled' : 'default'}
            onClick={() => setAnswering(true)}
            aria-label={(answer === null ? s.answerTo : s.correctOf)(text)}
          >
            {answer === null ? s.answer : s.correct}
          </Button>
          <ActButton needs="demand:pick" variant="default" onClick={remove} aria-label={s.removeOf(text)}>
            {s.remove}
          </ActButton>
        </div>
      )}
    </li>
  )
}
