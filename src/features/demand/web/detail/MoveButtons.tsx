import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useLang } from '../../../../platform/web/i18n.tsx'
import type { DemandDetail } from '../../contract/schema.ts'
import { type Move, moveTexts } from '../../contract/texts.ts'
import { actionHref, moveHref, roomHref } from '../links.ts'
import { moveScreens } from '../moves/all.ts'
import { actionLabels } from '../texts.ts'
import type { Plan } from './plan.ts'

const inRoom = (move: Move): boolean => move === 'accept' || move === 'close'

/**
 * The buttons of the page's header: the next step as primary, other possible moves beside it, then actions that only lead to a screen.
 */
export function MoveButtons({ demand, plan, room }: { demand: DemandDetail; plan: Plan; room: string }) {
  const lang = useLang()
  const { id } = demand
  // On the acceptance page the step itself, elsewhere the way there.
  const leads = (move: Move) => inRoom(move) && room !== 'acceptance'
  const label = (move: Move): string => {
    if (leads(move)) return actionLabels.joinIn[lang]
    return (moveScreens[move].label?.(demand) ?? moveTexts[move].label)[lang]
  }
  const others = plan.others.filter((move) => !inRoom(move))
  return (
    <>
      {plan.links.map((action) => (
        <Button key={action} component={Link} to={actionHref(action, id)} variant="default">
          {actionLabels[action][lang]}
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
      {plan.primary && (
        <Button
          component={Link}
          to={inRoom(plan.primary) && !leads(plan.primary) ? roomHref(plan.primary, id) : moveHref(plan.primary, id)}
          data-move={plan.primary}
        >
          {label(plan.primary)}
        </Button>
      )}
    </>
  )
}
