import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from '../../../features/demand/web/queries.ts'
import { useRead as useOrders } from '../../../features/wallet/web/queries.ts'
import { formatMoney } from '../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useMay, useMenu } from '../../../platform/web/permissions.ts'
import { isCompany, isIndividual, isOperator, useSession } from '../../../platform/web/session.ts'
import { MenuIcon } from './icons.tsx'
import { leavesOf } from './menu.ts'
import { t } from './work-texts.ts'

const FOUND = 5
const PAUSE_MS = 250

/** ⌘K: pages of the menu; one's own demands and orders, or for operators all demands; demands of the hall. The best hit comes first. */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { own, orders, inHall: inMarket, settled } = useFound(words)
  const menu = useMenu()
  const { userInfo } = useSession()
  useEffect(() => {
    if (open) spotlight.open()
    else spotlight.close()
  }, [open])

  const pages: SpotlightActionData[] = leavesOf(menu)
    .filter((item) => item.meta.title.toLowerCase().includes(words.toLowerCase()))
    .map((item) => ({
      id: item.path,
      label: item.meta.title,
      leftSection: <MenuIcon name={item.meta.icon} />,
      onClick: () => navigate(item.path),
    }))
  const hall = `/demandHall/${userInfo?.userType}`
  const inHall: SpotlightActionData[] =
    words && userInfo && !isOperator(userInfo)
      ? [
          ...inMarket.map((demand) => ({
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
      : []
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
  const groups: SpotlightActionGroupData[] = [
    { group: s.palettePages, actions: pages },
    { group: isOperator(userInfo) ? s.paletteDemands : s.paletteOwn, actions: ownDemands },
    { group: s.paletteOrders, actions: ownOrders },
    // Last, and only once the answers are there: the list starts with its first entry selected.
    { group: s.paletteHallGroup, actions: settled ? inHall : [] },
  ].filter((group) => group.actions.length > 0)

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

/** What the words find, once the typing has paused. */
function useFound(words: string) {
  const [paused] = useDebouncedValue(words, PAUSE_MS)
  const { userInfo } = useSession()
  const seesMoney = useMay('wallet:view')
  const asked = paused.length > 1 ? { search: paused, pageSize: FOUND } : null
  const mine = useRead('GET /ws/demand/mine', isCompany(userInfo) ? asked : null)
  const joined = useRead('GET /ws/demand/joined', isIndividual(userInfo) ? asked : null)
  const all = useRead('GET /ws/operator/demands', isOperator(userInfo) ? asked : null)
  const hall = useRead('GET /ws/hall/list', isOperator(userInfo) ? null : asked)
  const orders = useOrders('GET /ws/wallet/orders', seesMoney && !isOperator(userInfo) ? asked : null)
  const settled = paused === words && [mine, joined, all, hall, orders].every((query) => !query.isLoading)
  const own = (mine.data ?? joined.data ?? all.data)?.records ?? []
  const known = new Set(own.map(({ id }) => id))
  return {
    settled,
    own: settled ? own : [],
    orders: settled ? (orders.data?.records ?? []) : [],
    inHall: settled ? (hall.data?.records ?? []).filter(({ id }) => !known.has(id)) : [],
  }
}
