import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { isOperator, useSession } from '../../../../../platform/web/session.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { AmountOf, StatusOf } from '../../../../work/demand/web/parts.tsx'
import { useDemand } from '../../../../work/demand/web/queries.ts'
import { GroupActs, GroupSettings } from '../group/GroupSettings.tsx'
import { Members } from '../group/Members.tsx'
import { type Card, useRead, useWrite } from '../queries.ts'
import { t as chatTexts } from '../texts.ts'
import css from './side.module.css'
import { t } from './texts.ts'

/** The person, the group or the demand of a conversation. */
export function AboutPart({ id, onLeft }: { id: string; onLeft: () => void }) {
  const { data: card, isError } = useRead('GET /ws/chat/card', { id })
  if (!card || isError) return null
  return (
    <div className={blocks.stack}>
      {card.kind === 'friend' && <Person card={card} />}
      {card.demandId && <DemandCard id={card.demandId} />}
      {card.kind === 'group' && <GroupSettings card={card} />}
      {card.type === '1' && <Members card={card} />}
      {card.kind === 'group' && <GroupActs card={card} onLeft={onLeft} />}
    </div>
  )
}

function Person({ card }: { card: Card }) {
  const s = useTexts(t)
  const chat = useTexts(chatTexts)
  const confirm = useConfirm()
  const mayBlock = !isOperator(useSession().userInfo)
  const block = useWrite('POST /ws/chat/block')
  const person = card.members.find((one) => one.id === card.personId)
  if (!person) return null
  const ask = async () => {
    if (card.blocked || (await confirm({ title: s.blockTitle(person.name), body: s.blockBody, verb: s.block, tone: 'bad' })))
      await block.run({ accountId: person.id, on: !card.blocked })
  }
  return (
    <>
      <div className={`${blocks.tight} ${css.person}`}>
        <Avatar name={person.name} src={person.avatar} size={72} />
        <h3>{person.name}</h3>
        {person.companyName && <p className={blocks.quiet}>{person.companyName}</p>}
        {person.desk ? (
          <StatusTag tone="primary">{chat.desk}</StatusTag>
        ) : (
          mayBlock && (
            <ActButton needs="own" variant="default" loading={block.pending} onClick={ask}>
              {card.blocked ? s.unblock : s.block}
            </ActButton>
          )
        )}
      </div>
      {card.blocked && <p className={blocks.notice}>{s.isBlocked}</p>}
    </>
  )
}

function DemandCard({ id }: { id: string }) {
  const s = useTexts(t)
  const { data: demand } = useDemand(id)
  return (
    <section className={blocks.form}>
      {demand && (
        <>
          <h3>{demand.title}</h3>
          <DescriptionList
            layout="rows"
            items={[
              { label: s.status, value: <StatusOf {...demand} /> },
              { label: s.amount, value: <AmountOf demand={demand} /> },
              { label: s.company, value: demand.company.name },
              demand.provider && { label: s.provider, value: demand.provider.name },
            ]}
          />
        </>
      )}
      <div>
        <Button component={Link} to={`/personalHome/demandDetails?id=${id}`} variant="default">
          {s.openDemand}
        </Button>
      </div>
    </section>
  )
}
