import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '规范账号名称、头像、简介等注册信息：后台实名，前台自愿。',
      '2022 年 8 月 1 日起施行的《互联网用户账号信息管理规定》范围更广，两者不一致的，以后者为准。',
    ],
    sections: [
      section(
        '管什么',
        '适用于在中国境内注册、使用和管理互联网用户账号名称。账号名称指机构或个人在博客、即时通信、论坛、评论等服务中注册或使用的名称。',
      ),
      section(
        '后台实名，前台自愿',
        '使用者通过真实身份信息认证后注册账号，对外显示的名称由自己选择。提供者须对名称、头像、简介进行审核，并保护个人隐私。',
      ),
      section('名称中不得出现的情形', [
        '违反宪法或法律法规，危害国家安全、损害国家荣誉和利益。',
        '煽动民族仇恨、宣扬邪教迷信、淫秽色情、暴力恐怖。',
        '散布谣言、侮辱或诽谤他人、侵害他人合法权益。',
        '冒用、关联机构或社会名人注册。',
        '含有法律、行政法规禁止的其他内容。',
      ]),
      section(
        '提供者的处置',
        '对含有违法和不良信息的不予注册；对以虚假信息骗取注册，或者名称、头像、简介违规的，通知限期改正、暂停使用、注销登记等。',
      ),
      section(
        '2022 年的规定',
        '《互联网用户账号信息管理规定》（国家互联网信息办公室令第 10 号）把头像、封面、简介、签名、认证信息等都纳入，要求核验职业、机构等信息，展示网络地址归属地，并明确申诉渠道。',
      ),
      section('衡渡怎样做', '账号以手机号核实，认证后显示标记；企业名称与执照一致；冒用他人名称的，核实后限期更改或冻结，并可申诉。'),
    ],
  },
  en: {
    summary: [
      'Governs account names, avatars and introductions: real identity in the back end, names of one’s choice in the front end.',
      'Since 1 August 2022 the wider Provisions on the Administration of Internet User Account Information apply, and prevail where the two differ.',
    ],
    sections: [
      section(
        'What it covers',
        'Names of internet accounts registered, used or managed in China: what organisations and people call themselves in blogs, messengers, forums, comments and the like.',
      ),
      section(
        'Real identity behind, free choice in front',
        'Users register after their real identity has been verified, and choose the name that others see. Providers review names, pictures and introductions, and protect privacy.',
      ),
      section('What a name must not contain', [
        'Anything against the constitution or law, or harmful to national security, honour and interests.',
        'Incitement of ethnic hatred, cults, obscenity, violence or terror.',
        'Rumours, insult or defamation, infringement of others’ rights.',
        'The identity of an organisation or a public figure that is not one’s own.',
        'Anything else that law prohibits.',
      ]),
      section(
        'What providers do',
        'They refuse names with unlawful or harmful content. Where registration was obtained by false details, or the name, avatar or introduction breaks the rules, they require correction, suspend or cancel the account.',
      ),
      section(
        'The rules of 2022',
        'The Provisions on Internet User Account Information (Order No. 10 of the Cyberspace Administration of China) add avatars, covers, introductions, signatures and verified marks, ask for checks of stated profession and organisation, display the location of IP addresses, and set out appeal channels.',
      ),
      section(
        'What Hengdu does',
        'Accounts are confirmed by phone number and marked once verified. A company’s name matches its licence. If a name is confirmed to impersonate someone, it must be changed by a deadline or the account is frozen, with a right to appeal.',
      ),
    ],
  },
}

export default both
