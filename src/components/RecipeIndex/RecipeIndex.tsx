import Link from '@docusaurus/Link';
import recipes from '@generated/recipes/default/recipes.json';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import {RECIPE_USE_NAMES, RECIPE_USES} from '@site/lib/recipes/uses';
import {pluralize} from '@site/lib/text/pluralize';
import {useQueryChoice} from '@site/src/hooks/useQueryChoice';
import type {ReactNode} from 'react';
import {ChoiceBar} from '../ChoiceBar/ChoiceBar';
import {ChoiceSelect} from '../ChoiceBar/ChoiceSelect';
import styles from './RecipeIndex.module.css';

const platforms = PLATFORMS.filter((platform) =>
  recipes.some((recipe) => recipe.platforms.includes(platform)),
);
const uses = RECIPE_USES.filter((use) => recipes.some((recipe) => recipe.uses.includes(use)));

/** The recipes of the cookbook, with filters by platform and by what they use. */
export function RecipeIndex(): ReactNode {
  const [platform, setPlatform] = useQueryChoice('platform', PLATFORMS);
  const [use, setUse] = useQueryChoice('uses', RECIPE_USES);
  const shown = recipes.filter(
    (recipe) =>
      (platform === undefined || recipe.platforms.includes(platform)) &&
      (use === undefined || recipe.uses.includes(use)),
  );
  return (
    <>
      <ChoiceBar
        label="Platform"
        choices={platforms.map((value) => ({value, label: PLATFORM_NAMES[value]}))}
        chosen={platform}
        noneLabel="All"
        onChoose={setPlatform}
      />
      <ChoiceSelect
        label="Uses"
        choices={uses.map((value) => ({value, label: RECIPE_USE_NAMES[value]}))}
        chosen={use}
        noneLabel="All"
        onChoose={setUse}
      />
      <p role="status">
        {shown.length === 0
          ? 'No recipe fits. Choose All in one of the two.'
          : pluralize(shown.length, 'recipe')}
      </p>
      <ul className={styles.root}>
        {shown.map(({title, description, path, platforms: on, uses: needs}) => (
          <li key={path} className={styles.recipe}>
            <Link to={path}>{title}</Link>
            <p>{description}</p>
            <p className={styles.facts}>
              {[
                ...on.map((value) => PLATFORM_NAMES[value]),
                ...needs.map((value) => RECIPE_USE_NAMES[value]),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
