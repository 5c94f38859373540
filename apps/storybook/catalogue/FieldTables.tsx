import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { type FieldRow, fieldTables } from './field-rows.ts';

const titles = { block: 'Of the block', item: 'Of each item' };

/** Tables of the fields of a block and of its items. */
export const FieldTables = ({ definition }: { definition: AnyBlockDefinition }) =>
  fieldTables(definition, 'en').map(({ of, rows }) => (
    <div key={of} className="table">
      <table>
        <caption>{titles[of]}</caption>
        <thead>
          <tr>
            <th>Name</th>
            <th>Key</th>
            <th>Type</th>
            <th>Options and limits</th>
            <th>Default</th>
            <th>Translated</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  ));

function Row({ row }: { row: FieldRow }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.required && <small> required</small>}
        {row.help && <small className="help">{row.help}</small>}
      </th>
      <td>
        <code>{row.key}</code>
      </td>
      <td>{row.type}</td>
      <td>
        {row.options.map(({ value, label }) => (
          <span key={value} className="option">
            <code>{value || '(blank)'}</code> {label}
          </span>
        ))}
        {row.limits.map((limit) => (
          <span key={limit} className="option">
            {limit}
          </span>
        ))}
      </td>
      <td>{row.default}</td>
      <td>{row.contentful ? 'yes' : ''}</td>
    </tr>
  );
}
