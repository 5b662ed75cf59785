import { texts } from '../../platform/contract/texts.ts'

export const t = texts({
  brand: { cn: '衡渡', en: 'Hengdu' },
  // Source §4, word for word.
  signInFirst: { cn: '您还未登录，请先登录！', en: 'You are not signed in. Please sign in first.' },
  roleChanged: { cn: '您的角色有变化，菜单已更新', en: 'Your role has changed, and your menu with it' },
  skip: { cn: '跳到正文', en: 'Skip to content' },
  loading: { cn: '加载中', en: 'Loading' },

  chunkTitle: { cn: '页面加载失败', en: 'This page failed to load' },
  chunkWhy: {
    cn: '网络中断，或者我们刚刚更新了版本。重新加载即可继续。',
    en: 'The connection was lost, or we have just released a new version. Reload to continue.',
  },
  crashTitle: { cn: '页面出错了', en: 'Something went wrong on this page' },
  crashWhy: {
    cn: '您已保存的内容不受影响。请重新加载，或返回首页。',
    en: 'What you have saved is not affected. Reload, or return home.',
  },
  reload: { cn: '重新加载', en: 'Reload' },
  goHome: { cn: '返回首页', en: 'Return home' },
  goWorkbench: { cn: '回到工作台', en: 'Go to the workbench' },

  notFoundTitle: { cn: '页面不存在或无法访问', en: 'This page does not exist or is not accessible' },
  nearest: { cn: '您要找的可能是', en: 'You may be looking for' },
  usual: { cn: '或者从这里开始', en: 'Or start here' },
  notFoundWhy: {
    cn: '链接可能已经失效，或者这一页不对您的账号类型开放。',
    en: 'The link may be out of date, or the page is not open to your type of account.',
  },
})
