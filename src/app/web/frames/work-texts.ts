import { plural, texts } from '../../../platform/contract/texts.ts'

/** Texts of the frames behind the sign-in: public pages do not load them. */
export const t = texts({
  search: { cn: '搜索', en: 'Search' },
  searchAll: { cn: '搜索页面与需求', en: 'Search pages and requests' },
  messages: { cn: '消息', en: 'Messages' },
  unread: { cn: (n: number) => `${n} 条未读消息`, en: (n) => plural(n, 'unread message') },
  unreadHere: { cn: (n: string) => `，${n} 条未读`, en: (n) => `, ${n} unread` },
  waitingHere: { cn: (n: string) => `，${n} 项待处理`, en: (n) => `, ${n} pending` },
  someUnread: { cn: '，有未读消息', en: ', unread messages' },
  someWaiting: { cn: '，有待处理事项', en: ', items pending' },
  version: { cn: (name: string) => `衡渡 ${name} 版`, en: (name) => `Hengdu ${name}` },
  changed: { cn: '页面内容有更新。', en: 'This page has changed.' },
  show: { cn: '查看更新', en: 'Show' },
  dark: { cn: '切换到深色', en: 'Switch to dark' },
  light: { cn: '切换到浅色', en: 'Switch to light' },
  compact: { cn: '紧凑显示', en: 'Compact rows' },
  comfortable: { cn: '宽松显示', en: 'Comfortable rows' },
  workNav: { cn: '工作台导航', en: 'Workbench' },
  mainNavShort: { cn: '常用入口', en: 'Quick access' },
  more: { cn: '更多', en: 'More' },
  close: { cn: '关闭', en: 'Close' },

  // Command palette
  palettePlaceholder: { cn: '输入页面、需求、单号或姓名', en: 'Type a page, a request, an order number or a name' },
  paletteNothing: { cn: '没有匹配的内容', en: 'Nothing matches' },
  palettePages: { cn: '页面', en: 'Pages' },
  paletteDemands: { cn: '需求', en: 'Requests' },
  paletteOwn: { cn: '我的需求', en: 'My requests' },
  paletteOrders: { cn: '订单', en: 'Orders' },
  palettePeople: { cn: '员工', en: 'Employees' },
  paletteParties: { cn: '企业与个人', en: 'Companies and persons' },
  paletteCases: { cn: '单据与申请', en: 'Cases' },
  paletteTopUp: { cn: '充值', en: 'Top up' },
  paletteHallGroup: { cn: '需求大厅', en: 'Demand hall' },
  paletteHall: { cn: (words: string) => `在需求大厅搜索“${words}”`, en: (words) => `Search the demand hall for “${words}”` },

  // Keys
  keys: { cn: '快捷键', en: 'Keyboard shortcuts' },
  keysAbout: { cn: '在输入框中打字时不生效。', en: 'They are disabled while you type in a field.' },
  keyPalette: { cn: '搜索页面与需求', en: 'Search pages and requests' },
  keyFilter: { cn: '跳到列表筛选', en: 'Focus the list filter' },
  keyCreate: { cn: '新建', en: 'Create' },
  keyMove: { cn: '在列表中上下移动', en: 'Move through a list' },
  keyOpen: { cn: '打开选中的一行', en: 'Open the selected row' },
  keyBack: { cn: '关闭或返回', en: 'Close, or go back' },
  keyHelp: { cn: '显示本说明', en: 'Show this list' },
})
