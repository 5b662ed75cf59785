import { defineNotices } from '../../../../platform/contract/notice.ts'

export const savedNotices = defineNotices({
  savedSearchFound: {
    for: [1, 2],
    group: 'directory',
    title: { cn: '已保存的搜索有新结果', en: 'New in a saved search' },
    text: {
      cn: '“{name}”新增 {count} 条，最新的是：{latest}',
      en: '{count} new in “{name}”. The latest: {latest}',
    },
    mail: true,
  },
})
