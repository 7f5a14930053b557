import Link from '@docusaurus/Link';
import products from '@generated/catalogue/default/products.json';
import type {Product} from '@site/lib/catalogue/schemas';
import {PLATFORM_NAMES} from '@site/lib/platforms';
import {ProductChooser} from '@site/src/components/ProductChooser/ProductChooser';
import {ScrollTable} from '@site/src/components/ScrollTable/ScrollTable';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './shop.json';
import styles from './shop.module.css';

/** The products (data/products.json), a chooser of four questions, and a comparison. This site sells nothing itself. */
export default function Shop(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg markdown">
        <h1>Shop</h1>
        <p>
          This site sells nothing: it says what there is, for whom, and where. Often you need no board at all.
          Answer four questions to find out. Whether the app itself needs a paid key is not known:{' '}
          <Link to="/docs/shop/intro#begin">what it costs to begin</Link>.
        </p>
        <h2>What do I need?</h2>
        <ProductChooser />
        <h2>What there is</h2>
        <div className={styles.cards}>
          {products.map((product) => (
            <ProductCard key={product.id} {...product} />
          ))}
        </div>
        <h2>Compared</h2>
        <ScrollTable>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">For whom</th>
              <th scope="col">Works with</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({id, name, forWhom, worksWith}) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{forWhom}</td>
                <td>{worksWith.map((platform) => PLATFORM_NAMES[platform]).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        <p>
          <Link to="/docs/shop/intro">What is known of the shop</Link>,{' '}
          <Link to="/docs/about/contact">ask a question</Link>.
        </p>
      </main>
    </Layout>
  );
}

function ProductCard({
  id,
  name,
  summary,
  forWhom,
  inTheBox,
  howToGet,
  price,
  source,
  docs,
}: Product): ReactNode {
  return (
    <article className={styles.card} id={id}>
      <h3>
        <Link to={docs}>{name}</Link>
      </h3>
      <p>{summary}</p>
      <dl>
        <dt>For whom</dt>
        <dd>{forWhom}</dd>
        <dt>What you get</dt>
        <dd>{inTheBox}</dd>
        <dt>How to get it</dt>
        <dd>{howToGet}</dd>
        <dt>Price</dt>
        <dd>
          {price === undefined ? (
            <Link to="/docs/about/contact">Ask for a price</Link>
          ) : (
            <>
              {price.amount}, read on <time dateTime={price.date}>{price.date}</time>; may have changed
            </>
          )}
        </dd>
        <dt>Source</dt>
        <dd>
          <Link to={source}>{new URL(source).hostname}</Link>
        </dd>
      </dl>
    </article>
  );
}
