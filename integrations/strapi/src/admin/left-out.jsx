import { Link, Table, Tbody, Td, Tr, Typography } from "@strapi/design-system";
import { useFetchClient, Widget } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/** Rows at most: the whole list is a page of the site's. */
const SHOWN = 20;

/** What the site leaves out of entries or replaces, as Strapi's own server has read it there. */
export function LeftOut() {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState(null);
  useEffect(() => {
    get("/croupier/left-out").then(({ data }) => setAnswer(data), setAnswer);
  }, [get]);
  if (!answer) return <Widget.Loading />;
  if (!answer.leftOut) return <Widget.Error>The list could not be read from the site.</Widget.Error>;
  const { leftOut } = answer;
  if (leftOut.length === 0) return <Widget.NoData>The site shows everything that it has read.</Widget.NoData>;
  return (
    <Table colCount={3} rowCount={leftOut.length}>
      <Tbody>
        {leftOut.slice(0, SHOWN).map((fault) => (
          <Row key={[fault.type, fault.id, fault.locale, fault.field, fault.why].join()} {...fault} />
        ))}
      </Tbody>
    </Table>
  );
}

function Row({ type, name, locale, field, why, since, url }) {
  const entry = name ?? type;
  return (
    <Tr>
      <Td>
        {url ? <Link href={url}>{entry}</Link> : <Typography textColor="neutral800">{entry}</Typography>}
        <Typography tag="p" variant="pi" textColor="neutral600">
          {[locale, field].filter(Boolean).join(", ")}
        </Typography>
      </Td>
      <Td>
        <Typography textColor="neutral800">{why}</Typography>
      </Td>
      <Td>
        <Typography variant="pi" textColor="neutral600">
          {new Date(since).toLocaleDateString()}
        </Typography>
      </Td>
    </Tr>
  );
}
