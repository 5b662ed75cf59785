export default function HomePage() {
  return <h1>衡渡 Hengdu</h1>
}
