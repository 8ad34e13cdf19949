import type { People as PeopleBlock, Person } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Below, Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { isOutside, Link, NewTabLink } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { spotClass } from '../../parts/spots/spots'
import { langOf } from '../../parts/text'

/** People in one list, or in groups with headings. People without a group come first. */
export default function People({ block: { id, title, groups = [], items, labels } }: { block: PeopleBlock }) {
  const lists = [undefined, ...groups].map((group) => ({
    group,
    people: items.filter((person) => person.group === group?.id),
  }))
  return (
    <Section id={id} className="full people" title={title}>
      {lists.map(
        ({ group, people }) =>
          people.length > 0 && (
            <div key={group?.id ?? ''} className="people-group">
              {group && <Heading {...langOf(group.title)}>{displayText(group.title)}</Heading>}
              <Below title={group?.title}>
                <ul>
                  {people.map((person) => (
                    <Card key={person.id} person={person} newTab={labels.newTab} />
                  ))}
                </ul>
              </Below>
            </div>
          ),
      )}
    </Section>
  )
}

function Card({ person, newTab }: { person: Person; newTab: string }) {
  const { name, role, text, picture, point, href, mail, phone, links = [] } = person
  const shownName = <span {...langOf(name)}>{displayText(name)}</span>
  const contacts = [mail, phone].filter((contact) => contact !== undefined)
  return (
    <li>
      {picture && (
        <div className={`person-picture ${point ? spotClass(point) : ''}`.trim()}>
          <Picture file={picture} sizes="160px" />
        </div>
      )}
      <Heading>{href === undefined ? shownName : <Link href={href}>{shownName}</Link>}</Heading>
      {role !== undefined && (
        <p className="person-role" {...langOf(role)}>
          {displayText(role)}
        </p>
      )}
      {text !== undefined && <p {...langOf(text)}>{displayText(text)}</p>}
      {contacts.length + links.length > 0 && (
        <p className="person-links">
          {contacts.map(({ kind, value, href }) => (
            <a key={kind} className="icon-button" href={href}>
              <Icon name={kind} />
              <bdi dir="ltr">{value}</bdi>
            </a>
          ))}
          {links.map(({ id, label, href }) =>
            isOutside(href) ? (
              <NewTabLink key={id} href={href} label={newTab}>
                <span {...langOf(label)}>{displayText(label)}</span>
              </NewTabLink>
            ) : (
              <Link key={id} href={href} {...langOf(label)}>
                {displayText(label)}
              </Link>
            ),
          )}
        </p>
      )}
    </li>
  )
}
