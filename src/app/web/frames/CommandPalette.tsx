import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from '../../../features/demand/web/queries.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { useMenu } from '../../../platform/web/permissions.ts'
import { isOperator, useSession } from '../../../platform/web/session.ts'
import { MenuIcon } from './icons.tsx'
import { leavesOf } from './menu.ts'
import { t } from './work-texts.ts'

const FOUND = 5
const PAUSE_MS = 250

/** ⌘K: pages of the menu, and demands of the hall by search words. */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const demands = useDemands(words)
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
          ...demands.map((demand) => ({
            id: demand.id,
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
  const groups: SpotlightActionGroupData[] = [
    { group: s.palettePages, actions: pages },
    { group: s.paletteDemands, actions: inHall },
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

function useDemands(words: string) {
  const [settled] = useDebouncedValue(words, PAUSE_MS)
  const { userInfo } = useSession()
  const asked = settled.length > 1 && !isOperator(userInfo)
  const { data } = useRead('GET /ws/hall/list', asked ? { search: settled, pageSize: FOUND } : null)
  return settled === words ? (data?.records ?? []) : []
}
