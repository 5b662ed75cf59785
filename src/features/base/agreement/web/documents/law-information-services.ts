import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: ['把互联网信息服务分为经营性与非经营性两类：前者须取得许可，后者须备案。', '规定不得传播的内容，以及提供者记录与报告的义务。'],
    sections: [
      section(
        '管什么',
        '适用于在中国境内通过互联网向上网用户提供信息的服务活动。有偿提供信息或者网页制作等服务的，属于经营性服务；无偿提供具有公开性、共享性信息的，属于非经营性服务。',
      ),
      section('许可与备案', [
        '经营性服务实行许可制度，须取得互联网信息服务增值电信业务经营许可证。',
        '非经营性服务实行备案制度。',
        '新闻、出版、教育、医疗保健等服务，依照有关规定须经主管部门审核同意的，应当在申请许可或者办理备案之前取得同意。',
        '应当在网站主页的显著位置标明经营许可证编号或者备案编号。',
      ]),
      section(
        '不得传播的内容',
        '不得制作、复制、发布、传播危害国家安全和统一、煽动民族仇恨与歧视、宣扬邪教迷信、散布谣言、淫秽色情、赌博、暴力、侮辱诽谤他人等法律、行政法规禁止的内容。',
      ),
      section(
        '提供者的义务',
        '保证所提供的信息内容合法；发现传输的信息明显属于禁止内容的，立即停止传输，保存有关记录，并向国家有关机关报告。从事新闻、出版以及电子公告等服务的，还应当记录所提供的信息内容、发布时间、互联网地址或者域名，记录备份保存 60 日。',
      ),
      section('衡渡怎样做', '页脚显示运营者填写的备案编号，没有填写的不显示；需求经审核后发布，聊天消息可以举报；安全记录按期限保存。'),
    ],
  },
  en: {
    summary: [
      'Divides internet information services into commercial ones, which need a licence, and non-commercial ones, which are filed.',
      'Sets out what must not be disseminated, and what providers must record and report.',
    ],
    sections: [
      section(
        'What it covers',
        'Services that provide information to users over the internet in China. Providing information or making web pages for payment is commercial; providing open and shared information free of charge is non-commercial.',
      ),
      section('Licence and filing', [
        'Commercial services need a licence for value-added telecommunications business.',
        'Non-commercial services are filed with the authority.',
        'News, publishing, education, health care and similar services need the consent of the competent authority first, where rules require it.',
        'The licence or filing number must be displayed prominently on the home page.',
      ]),
      section(
        'What must not be disseminated',
        'Nothing that endangers national security and unity, incites ethnic hatred or discrimination, promotes cults, spreads rumours, obscenity, gambling or violence, insults or defames, or is otherwise prohibited by law.',
      ),
      section(
        'Duties of providers',
        'Ensure that the information provided is lawful. On finding content that is clearly prohibited, stop transmission immediately, keep records and report it to the authorities. Providers of news, publishing and bulletin boards also record the content, the time of publication and the internet address or domain name, and keep a backup of the record for 60 days.',
      ),
      section(
        'What Hengdu does',
        'The footer shows the filing number that the operator has entered, and none where none is entered. Requests are reviewed before they are published, and chat messages can be reported. Security records are kept for the required period.',
      ),
    ],
  },
}

export default both
