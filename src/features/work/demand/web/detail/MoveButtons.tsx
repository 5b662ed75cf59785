import { Button } from '@mantine/core'
import { useLang } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { type Move, moveTexts } from '../../contract/texts.ts'
import { actionHref, inRoom, moveHref, roomHref } from '../links.ts'
import { moveScreens } from '../moves/all.ts'
import { actionLabels } from '../texts.ts'
import type { Plan } from './plan.ts'

interface MoveButtonsProps {
  demand: DemandDetail
  plan: Plan
  room: string
}

// On the acceptance page the step itself, elsewhere the way there.
const leadsThere = (move: Move, room: string) => inRoom(move) && room !== 'acceptance'

function useLabel({ demand, room }: Omit<MoveButtonsProps, 'plan'>) {
  const lang = useLang()
  return (move: Move): string =>
    (leadsThere(move, room) ? actionLabels.joinIn : (moveScreens[move].label?.(demand) ?? moveTexts[move].label))[lang]
}

/** The next step, if it is the reader's. */
export function PrimaryMove({ demand, plan: { primary }, room }: MoveButtonsProps) {
  const label = useLabel({ demand, room })
  if (!primary) return null
  return (
    <Button
      component={Link}
      to={inRoom(primary) && !leadsThere(primary, room) ? roomHref(primary, demand.id) : moveHref(primary, demand.id)}
      data-move={primary}
    >
      {label(primary)}
    </Button>
  )
}

/**
 * The buttons of the page's header: actions that only lead to a screen, then those that the source lists and that lead to
 * the reason why they are not possible now, then other possible moves, then the next step as primary.
 */
export function MoveButtons({ demand, plan, room }: MoveButtonsProps) {
  const lang = useLang()
  const label = useLabel({ demand, room })
  const { id } = demand
  const company = isCompany(useSession().userInfo)
  const others = plan.others.filter((move) => !inRoom(move))
  const listed = plan.listed.filter(({ move }) => !inRoom(move) || leadsThere(move, room))
  return (
    <>
      {plan.links.map((action) => (
        <Button key={action} component={Link} to={actionHref(action, id, company)} variant="default">
          {actionLabels[action][lang]}
        </Button>
      ))}
      {listed.map(({ move, reason }) => (
        <Button key={move} component={Link} to={moveHref(move, id)} variant="default" c="dimmed" title={reason ?? ''} data-listed={move}>
          {label(move)}
        </Button>
      ))}
      {others.map((move) => (
        <Button
          key={move}
          component={Link}
          to={moveHref(move, id)}
          variant="default"
          {...(moveScreens[move].grave && { c: 'bad' })}
          data-move={move}
        >
          {label(move)}
        </Button>
      ))}
      <PrimaryMove demand={demand} plan={plan} room={room} />
    </>
  )
}
