import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useMenu } from '../../../platform/web/permissions.ts'
import { useNavigate } from '../../../platform/web/router.tsx'
import { isIndividual, isOperator, useSession } from '../../../platform/web/session.ts'
import { useMay } from '../../../platform/web/use-permissions.ts'
import { useFound } from './found.ts'
import { MenuIcon } from './icons.tsx'
import { leavesOf } from './menu.ts'
import { t } from './work-texts.ts'

/**
 * ⌘K: pages of the menu and the top-up; one's own demands, orders and employees, or for operators all demands, companies, persons and
 * cases; demands of the hall. The best hit comes first.
 */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const [query, setQuery] = useState('')
  const groups = useGroups(query.trim())
  useEffect(() => {
    if (open) spotlight.open()
    else spotlight.close()
  }, [open])

  return (
    <Spotlight
      actions={groups}
      query={query}
      onQueryChange={setQuery}
      filter={(_, actions) => actions}
      onSpotlightClose={onClose}
      nothingFound={s.paletteNothing}
      shortcut={null}
      scrollable
      attributes={{ content: { 'aria-label': s.searchAll } }}
      maxHeight={420}
      // A list longer than its box is scrolled by the keyboard too.
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      overlayProps={{ color: '#08222c', backgroundOpacity: 0.55, blur: 0 }}
      searchProps={{
        placeholder: s.palettePlaceholder,
        'aria-label': s.palettePlaceholder,
        leftSection: <IconSearch size={18} stroke={1.75} aria-hidden="true" />,
      }}
    />
  )
}

/** In the order in which they are shown; none is empty. */
function useGroups(words: string): SpotlightActionGroupData[] {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const { own, orders, people, cases, inHall, settled } = useFound(words)
  const pages = usePages(words)
  const hall = useHall(words, inHall)
  const { userInfo } = useSession()

  const found: SpotlightActionData[] = people.map(({ id, name, about, to }) => ({
    id,
    label: name,
    description: about,
    onClick: () => navigate(to),
  }))
  const detail = isOperator(userInfo) ? '/operatorHome/demandReview' : '/personalHome/demandDetails'
  const ownDemands: SpotlightActionData[] = own.map((demand) => ({
    id: demand.id,
    label: demand.title,
    description: `${demand.number} · ${demand.company.name}`,
    onClick: () => navigate(`${detail}?id=${demand.id}${isOperator(userInfo) ? '&review=all' : ''}`),
  }))
  const orderPage = isIndividual(userInfo) ? '/personalHome/closing' : '/companyHome/orders'
  const ownOrders: SpotlightActionData[] = orders.map((order) => ({
    id: order.id,
    label: order.number,
    description: formatMoney(order.amountMinor, order.currency, lang),
    onClick: () => navigate(`${orderPage}?order=${order.id}`),
  }))
  const foundCases: SpotlightActionData[] = cases.map(({ id, kind, number, about, link }) => ({
    id,
    label: number,
    description: [kind, about].filter(Boolean).join(' · '),
    onClick: () => navigate(link),
  }))
  return [
    { group: s.palettePages, actions: pages },
    { group: isOperator(userInfo) ? s.paletteDemands : s.paletteOwn, actions: ownDemands },
    { group: s.paletteOrders, actions: ownOrders },
    { group: s.paletteCases, actions: foundCases },
    { group: isOperator(userInfo) ? s.paletteParties : s.palettePeople, actions: found },
    // Last, and only once the answers are there: the list starts with its first entry selected.
    { group: s.paletteHallGroup, actions: settled ? hall : [] },
  ].filter((group) => group.actions.length > 0)
}

/** Pages of the menu, and the top-up once it is named. */
function usePages(words: string): SpotlightActionData[] {
  const s = useTexts(t)
  const navigate = useNavigate()
  const mayTopUp = useMay('wallet:topUp')
  const menu = useMenu()

  const pages: SpotlightActionData[] = leavesOf(menu)
    .filter((item) => item.meta.title.toLowerCase().includes(words.toLowerCase()))
    .map((item) => ({
      id: item.path,
      label: item.meta.title,
      leftSection: <MenuIcon name={item.meta.icon} />,
      onClick: () => navigate(item.path),
    }))
  if (mayTopUp && words !== '' && s.paletteTopUp.toLowerCase().includes(words.toLowerCase()))
    pages.push({
      id: 'topUp',
      label: s.paletteTopUp,
      leftSection: <MenuIcon name="wallet" />,
      onClick: () => navigate('/companyHome/wallet?topUp=1'),
    })
  return pages
}

/** Demands of the hall, and the search of the hall itself; operators have none. */
function useHall(words: string, demands: readonly { id: string; title: string; number: string }[]): SpotlightActionData[] {
  const s = useTexts(t)
  const navigate = useNavigate()
  const { userInfo } = useSession()
  if (!words || !userInfo || isOperator(userInfo)) return []
  const hall = `/demandHall/${userInfo.userType}`
  return [
    ...demands.map((demand) => ({
      id: `hall ${demand.id}`,
      label: demand.title,
      description: demand.number,
      onClick: () => navigate(`${hall}/demandDetails?id=${demand.id}`),
    })),
    {
      id: 'hall',
      label: s.paletteHall(words),
      leftSection: <IconSearch size={18} stroke={1.75} aria-hidden="true" />,
      onClick: () => navigate(`${hall}/home?search=${encodeURIComponent(words)}`),
    },
  ]
}
