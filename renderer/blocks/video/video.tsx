import type { Video as VideoBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Section } from '../../parts/section'
import { nameAttributes } from '../../parts/text'
import { useView } from '../../parts/view'

/** A video with the browser's controls. Until the video starts, only its poster is loaded, which reserves the space. */
export default function Video({
  block: { id, title, name, src, poster, subtitles = [], caption },
}: {
  block: VideoBlock
}) {
  const { brand, page } = useView()
  const [label] = nameAttributes(name, page.lang)
  return (
    <Section id={id} className="video" title={title}>
      <video
        controls
        playsInline
        preload="none"
        src={src}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        {...label}
      >
        {subtitles.map(({ language, src }) => (
          <track key={language.code} kind="subtitles" src={src} srcLang={language.code} label={language.name} />
        ))}
      </video>
      <Caption text={caption} />
      <p className="video-address" aria-hidden="true">
        <bdi dir="ltr">{brand.origin + src}</bdi>
      </p>
    </Section>
  )
}
