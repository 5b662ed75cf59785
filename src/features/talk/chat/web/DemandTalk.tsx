import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { useSession } from '../../../../platform/web/session.ts'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { userTypes } from '../../../../rules/constants.ts'
import css from './chat.module.css'
import { useRead } from './queries.ts'
import { Thread } from './Thread.tsx'
import { t } from './texts.ts'

/** On the page of a demand: its group beside the work, before that the way to write to the publisher, or why not yet. */
export default function DemandTalk({ demandId }: { demandId: string }) {
  const s = useTexts(t)
  const isIndividual = useSession().userInfo?.userType === userTypes.individual
  const { data } = useRead('GET /ws/chat/ofDemand', { id: demandId })
  if (!data || (!data.groupId && !isIndividual)) return null
  if (data.groupId) return <Group id={data.groupId} />
  return (
    <SectionCard title={s.talk}>
      {data.person ? (
        <Button component={Link} to={`/personalHome/IM?demand=${demandId}`} variant="default">
          {s.writeTo(data.person.name)}
        </Button>
      ) : (
        <p className={blocks.quiet}>{s.applyFirst}</p>
      )}
    </SectionCard>
  )
}

function Group({ id }: { id: string }) {
  const s = useTexts(t)
  const [target, setTarget] = useState({ seq: 0, times: 0 })
  return (
    <SectionCard title={s.talk} actions={<Link to={`/personalHome/IM?id=${id}`}>{s.openTalk}</Link>}>
      <div className={css.embedded}>
        <Thread id={id} target={target} onTarget={(seq) => setTarget(({ times }) => ({ seq, times: times + 1 }))} />
      </div>
    </SectionCard>
  )
}
