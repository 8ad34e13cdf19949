import type { Downloads as DownloadsBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { Section } from '../../parts/section'
import { langOf, plainWords } from '../../parts/text'

/** Files to download, each with its format and size. */
export default function Downloads({ block: { id, title, items } }: { block: DownloadsBlock }) {
  return (
    <Section id={id} className="downloads" title={title}>
      <ul className="download-rows">
        {items.map(({ id, title, text, files }) => (
          <li key={id}>
            <Icon name="file-text" />
            <div className="download-words">
              <p {...langOf(title)}>{displayText(title)}</p>
              {text !== undefined && <small {...langOf(text)}>{displayText(text)}</small>}
            </div>
            <p className="download-files">
              {files.map(({ src, language }) => (
                <a key={src.href} href={src.href} download hrefLang={language?.code}>
                  <span className="visually-hidden" {...langOf(title)}>{`${plainWords(title)}: `}</span>
                  {language && `${language.name}, `}
                  <bdi dir="ltr">{`${src.format}, ${src.size}`}</bdi>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
